/** A warning in the format of the server's log (pino: level 40). */
export function toLogLine({ err, ...details }: Record<string, unknown>, message: string): string {
  return JSON.stringify({
    level: 40,
    time: Date.now(),
    ...details,
    ...(err !== undefined && { cause: toCauses(err) }),
    msg: message,
  });
}

/** For warnings outside a request. */
export function warn(details: Record<string, unknown>, message: string): void {
  console.warn(toLogLine(details, message));
}

/** The chain of causes: `the connection failed: fetch failed: connect ECONNREFUSED 127.0.0.1:80`. */
function toCauses(error: unknown): string {
  const messages: string[] = [];
  for (let one = error; one instanceof Error && messages.length < 5; one = one.cause) messages.push(one.message);
  return messages.filter(Boolean).join(': ');
}
