// The part of the Trusted Types API that the site uses; TypeScript's DOM library does not know it yet.
interface TrustedTypePolicyOptions {
  createHTML?: (input: string) => string;
}
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustedTypePolicyOptions): { createHTML(input: string): { toString(): string } };
  };
}
