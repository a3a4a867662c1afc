import { BlockList, isIPv4 } from "node:net";
import { networkInterfaces } from "node:os";

/**
 * Who can reach an address: everyone, this computer, its local network, or only the same link; "special": not a single host. It
 * prevents server-side request forgery (SSRF): a list's address must not make this computer read from its own network.
 */
export type Network = "public" | "thisComputer" | "local" | "linkLocal" | "special";

/** The registries of special-purpose addresses (RFC 6890 and those that amend it). */
const ranges: readonly (readonly [Exclude<Network, "public">, readonly string[]])[] = [
  ["thisComputer", ["0.0.0.0/8", "127.0.0.0/8", "::/128", "::1/128"]],
  ["linkLocal", ["169.254.0.0/16", "fe80::/10"]],
  [
    "local",
    ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7", "fec0::/10", "64:ff9b:1::/48"],
  ],
  ["special", ["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"]],
  ["special", ["224.0.0.0/4", "240.0.0.0/4", "ff00::/8", "100::/64", "2001::/23", "2001:db8::/32", "3fff::/20"]],
];

/** The addresses of this computer as CIDR, each with its network. */
export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) => list.flatMap(({ cidr }) => cidr ?? []));

/** A network this wide does not indicate proximity. */
const widest = { ipv4: 8, ipv6: 32 } as const;

/**
 * The network of an IP address, in any notation that `net` reads. IPv6 addresses that represent an IPv4 one (mapped, translated, 6to4)
 * belong to that address's network.
 */
export function addressScope(address: string, own: readonly string[] = ownAddresses()): Network {
  const plain = address.replace(/%.*$/, "");
  const bytes = isIPv4(plain) ? undefined : bytesOf(plain);
  const ip = (bytes && embeddedIPv4(bytes)) ?? plain;
  const isIn = (cidr: string) => isInside(ip, cidr);
  const itself = (cidr: string) => cidr.replace(/\/.*$/, familyOf(cidr) === "ipv4" ? "/32" : "/128");
  if (own.some((cidr) => isIn(itself(cidr)))) return "thisComputer";
  const found = ranges.find(([, cidrs]) => cidrs.some(isIn))?.[0];
  if (found) return found;
  if (own.filter((cidr) => Number(cidr.split("/")[1]) >= widest[familyOf(cidr)]).some(isIn)) return "local";
  // Only 2000::/3 of IPv6 is assigned.
  return isIPv4(ip) || isIn("2000::/3") ? "public" : "special";
}

const familyOf = (address: string): "ipv4" | "ipv6" => (address.includes(":") ? "ipv6" : "ipv4");

function isInside(ip: string, cidr: string): boolean {
  const list = new BlockList();
  const [network = "", prefix] = cidr.split("/");
  list.addSubnet(network, Number(prefix), familyOf(cidr));
  return list.check(ip, familyOf(ip));
}

/** The 16 bytes of an IPv6 address. */
function bytesOf(address: string): readonly number[] {
  // The URL parser writes it in hexadecimal, even if its end is written as IPv4.
  const [before = "", after] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const groups = (text: string | undefined) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [head, tail] = [groups(before), groups(after)];
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...gap, ...tail].flatMap((group) => [group >> 8, group & 0xff]);
}

/** The position of the IPv4 address in each kind of IPv6 address that has one: the bytes before it. */
const embeddings: readonly (readonly number[])[] = [
  // ::ffff:0:0/96, mapped
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff],
  // ::ffff:0:0:0/96, translated
  [0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0],
  // 64:ff9b::/96, by NAT64
  [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0],
  // 2002::/16, by 6to4
  [0x20, 0x02],
];

function embeddedIPv4(bytes: readonly number[]): string | undefined {
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0) && bytes.slice(12, 15).some((byte) => byte !== 0);
  const before = compatible
    ? bytes.slice(0, 12)
    : embeddings.find((each) => each.every((byte, at) => byte === bytes[at]));
  return before && bytes.slice(before.length, before.length + 4).join(".");
}
