/** A warning as a line of the log, in the form of the server's own (JSON; level 40 is a warning). */
export function toLogLine({ err, ...details }: Record<string, unknown>, message: string): string {
  return JSON.stringify({
    level: 40,
    time: Date.now(),
    ...details,
    ...(err !== undefined && { cause: toCauses(err) }),
    msg: message,
  });
}

/** Warns of what happens aside from any request. */
export function warn(details: Record<string, unknown>, message: string): void {
  console.warn(toLogLine(details, message));
}

/** What went wrong, and what made it so: `the connection failed: fetch failed: connect ECONNREFUSED 127.0.0.1:80`. */
function toCauses(error: unknown): string {
  const said: string[] = [];
  for (let one = error; one instanceof Error && said.length < 5; one = one.cause) said.push(one.message);
  return said.filter(Boolean).join(': ');
}
