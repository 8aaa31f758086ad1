import type { ReactNode } from 'react';
import type { TextSection as Content } from '#contract/textSections.ts';
import type { InLanguage } from '#contract/translated.ts';
import { TextCover, type TextScreen } from './TextCover.tsx';
import { TextSection } from './TextSection.tsx';

interface TextPageProps {
  screen: TextScreen;
  sections: readonly InLanguage<Content>[];
  /** What a section has besides its text, by its id. */
  parts: Record<string, ReactNode>;
}

/** A quiet page of text: its title and what it is for, then its sections. */
export function TextPage({ screen, sections, parts }: TextPageProps) {
  return (
    <>
      <TextCover screen={screen} />
      {sections.map((section, at) => (
        <TextSection key={section.id} section={section} number={at + 1}>
          {parts[section.id]}
        </TextSection>
      ))}
    </>
  );
}
