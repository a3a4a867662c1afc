import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { SyncError } from "../SyncError.ts";
import { addressScope, ownAddresses, type Network } from "./addressScope.ts";

/** An IP address of a host. */
export type HostAddress = { readonly address: string; readonly family: number };

type Request = {
  readonly url: URL;
  /** The connection uses the address that was checked: the name is not looked up again. */
  readonly addresses: readonly HostAddress[];
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
};

/** Resolves names to addresses and requests addresses. */
export type Web = {
  readonly resolve: (hostname: string) => Promise<readonly HostAddress[]>;
  readonly request: (request: Request) => Promise<IncomingMessage>;
  /** The addresses of this computer as CIDR. */
  readonly ownAddresses: () => readonly string[];
};

export type WebLimits = { readonly timeoutMs: number; readonly maxBytes: number };

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

const networkWords: Readonly<Record<Exclude<Network, "public">, string>> = {
  thisComputer: "an address of this computer",
  local: "an address of a local network",
  linkLocal: "an address of a local network",
  special: "an address of no public host",
};

/**
 * The bytes at an http(s) address. A public name is requested at public addresses only: its operator decides where it leads, and must not
 * reach this computer or its network. Redirects are followed to public addresses and, if the first address is in the owner's own network, to
 * addresses of the same kind. User name and password go to the first origin only.
 * @throws SyncError, which names hosts only: the rest of an address may be a key
 */
export async function fetchBytes(first: URL, limits: WebLimits, web: Web = systemWeb): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = first;
  try {
    let addresses = firstAddresses(url, await addressesOf(url, web, signal));
    const isPermitted = permission(first, addresses);
    for (let count = 0; ; count += 1) {
      const authorization = url.origin === first.origin ? authorizationOf(first) : undefined;
      const response = await web.request({ url, addresses, authorization, signal });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 200 && statusCode < 300) return await readBody(response, limits.maxBytes);
      response.destroy();
      if (!redirects.has(statusCode) || headers.location === undefined)
        throw new SyncError(`${url.host} answers ${statusCode}.`);
      if (count === maxRedirects) throw new SyncError(`${first.host} redirects more than ${maxRedirects} times.`);
      const next = redirectTarget(url, headers.location);
      addresses = await addressesOf(next, web, signal);
      refuseNear({ from: url, to: next }, addresses, isPermitted);
      refusePublicName(next, addresses);
      url = next;
    }
  } catch (error) {
    if (error instanceof SyncError) throw error;
    if (signal.aborted) throw new SyncError(`${url.host} does not answer within ${limits.timeoutMs / 1000} s.`);
    throw new SyncError(`${url.host} cannot be reached, or breaks off in the middle.`);
  }
}

type Located = HostAddress & {
  readonly network: Network;
  /** Everyone can reach it, even if it is one of this computer's own. */
  readonly isForAll: boolean;
};

async function addressesOf({ hostname }: URL, web: Web, signal: AbortSignal): Promise<readonly Located[]> {
  const host = hostname.replaceAll(/[[\]]/g, "");
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await orStopped(web.resolve(host), signal);
  if (found.length === 0) throw new Error("no address");
  const own = web.ownAddresses();
  return found.map((each) => ({
    ...each,
    network: addressScope(each.address, own),
    isForAll: addressScope(each.address, []) === "public",
  }));
}

/** A look-up cannot be cancelled: the caller just stops waiting for it. */
async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const result = await Promise.race([work, stopped]);
  if (result === undefined) throw new Error("stopped");
  return result;
}

/**
 * IP addresses, and names that no registry of public names gives to anyone (RFC 6761, 6762 and 8375, ICANN's .internal, and .lan, which
 * routers use).
 */
function isOwnName(hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, "").replace(/\.$/, "");
  return isIP(host) > 0 || !host.includes(".") || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(host);
}

/**
 * A name that also resolves to a local address is requested at its public one.
 * @throws SyncError for a public name that only resolves to addresses of this computer or its network
 */
function firstAddresses(url: URL, addresses: readonly Located[]): readonly Located[] {
  const found = addresses.filter(({ network }) => network === "public");
  if (found.length > 0) return found;
  refusePublicName(url, addresses);
  return addresses;
}

/** @throws SyncError for a public name with an address that not everyone can reach: whoever manages the name has chosen it */
function refusePublicName({ host, hostname }: URL, addresses: readonly Located[]): void {
  const near = isOwnName(hostname) ? undefined : addresses.find(({ isForAll }) => !isForAll);
  if (!near || near.network === "public") return;
  const lead = `${host} is a public name, but leads to ${networkWords[near.network]}`;
  throw new SyncError(
    near.network === "special"
      ? `${lead}: a VPN or a proxy may answer for it. Pause that, or ${asFile}`
      : `${lead}. ${ownNameAdvice}`,
  );
}

const asFile = "save the list as a file, and write its path into sync.json.";
const ownNameAdvice = `If the sheet is there, write the IP address itself into sync.json, or a name of your own network such as "nas" or "nas.local"; or ${asFile}`;

/** The addresses besides public ones that a redirect may lead to. */
function permission(first: URL, addresses: readonly Located[]): (address: Located) => boolean {
  const networks = new Set(addresses.map(({ network }) => network));
  const isOwn = isOwnName(first.hostname);
  return ({ network, isForAll }) => networks.has(network) && (isOwn || isForAll);
}

/** The target of a redirect. @throws SyncError if it must not be followed */
function redirectTarget(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href))
    throw new SyncError(`${from.host} redirects to an address that is not valid.`);
  const to = new URL(location, from.href);
  if (to.protocol !== "https:" && to.protocol !== "http:")
    throw new SyncError(`${from.host} redirects to an address that begins with ${to.protocol}, not with https:.`);
  if (from.protocol === "https:" && to.protocol === "http:")
    throw new SyncError(
      `${from.host} redirects to ${to.host} without https, where others can read and change the sheet on its way.`,
    );
  return to;
}

type Redirect = { readonly from: URL; readonly to: URL };

/** @throws SyncError for a redirect into a network that is neither public nor of the first address's kind */
function refuseNear(
  { from, to }: Redirect,
  addresses: readonly Located[],
  isPermitted: (address: Located) => boolean,
): void {
  for (const address of addresses) {
    if (address.network === "public" || isPermitted(address)) continue;
    const advice = isOwnName(to.hostname) ? "If the sheet is there, write that address into sync.json." : ownNameAdvice;
    throw new SyncError(
      `${from.host} redirects to ${to.host}, ${networkWords[address.network]}: that is not followed. ${advice}`,
    );
  }
}

function authorizationOf({ username, password }: URL): string | undefined {
  if (username === "" && password === "") return undefined;
  const pair = [username, password].map((part) => decodeURIComponent(part)).join(":");
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

/** @throws SyncError for more than `maxBytes`, unpacked */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of unpacked(response)) {
      bytes += (part as Buffer).length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(part as Buffer);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

export const tooLarge = (maxBytes: number): SyncError =>
  new SyncError(`The sheet is larger than ${Math.round(maxBytes / 1e6)} MB.`);

/** Requested uncompressed; some servers compress it anyway. */
function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding === "identity") return response;
  if (!["gzip", "x-gzip", "deflate", "br"].includes(encoding)) throw new Error(`unknown encoding ${encoding}`);
  const unpack = encoding === "br" ? createBrotliDecompress() : createUnzip();
  // Errors reach the reader of the result.
  return pipeline(response, unpack, () => {});
}

export const systemWeb: Web = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  ownAddresses,
  request: ({ url, addresses, authorization, signal }) => {
    const pinned: LookupFunction = (_, { all }, done) => {
      const [first] = addresses;
      if (all) done(null, [...addresses]);
      else if (first) done(null, first.address, first.family);
    };
    const headers = {
      Accept: "*/*",
      "Accept-Encoding": "identity",
      "User-Agent": "kulla-sync",
      ...(authorization !== undefined && { Authorization: authorization }),
    };
    return new Promise((resolve, reject) => {
      const send = url.protocol === "https:" ? requestHttps : requestHttp;
      const { protocol, hostname, port, pathname, search } = url;
      const options = { protocol, hostname: hostname.replaceAll(/[[\]]/g, ""), port, path: `${pathname}${search}` };
      send({ ...options, headers, signal, lookup: pinned, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
  },
};
