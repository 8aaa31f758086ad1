/** Whether no value stands there twice. */
export function isEachOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
