export function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
