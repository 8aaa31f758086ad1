import { BlockList, isIP } from 'node:net';

/** Networks that nobody reaches from outside (RFC 1918, 4193, 6598, loopback and link-local). */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  INSIDE.addSubnet(network, bits);
}
INSIDE.addSubnet('::1', 128, 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/** A name without a dot is of this network alone; these endings are of no other (RFC 6761, 6762, 8375). */
const INSIDE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|intranet|home\.arpa)$/i;

/** Whether visitors could not reach an origin anyway: its host is this machine or one of its own network. */
export function isInside(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind === 0) return INSIDE_NAME.test(host);
  return INSIDE.check(host, kind === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The origins that a policy may name: not the inside one of the news service, which would only tell strangers of our network.
 * A site that itself is inside names it, since whoever sees it is there as well.
 */
export function withoutInside(origins: readonly string[], { service, siteUrl }: { service: string; siteUrl: string }) {
  const hidden = new URL(service).origin;
  if (!isInside(hidden) || isInside(siteUrl)) return origins;
  return origins.filter((origin) => origin !== hidden);
}
