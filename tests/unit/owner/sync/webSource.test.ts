import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { parseConfig } from "../../../../owner/sync/config.ts";
import { planSync } from "../../../../owner/sync/planSync.ts";
import { addressScope, type Network } from "../../../../owner/sync/table/addressScope.ts";
import { publicName, readSource } from "../../../../owner/sync/table/source.ts";
import { fetchBytes, systemWeb, type HostAddress, type Web } from "../../../../owner/sync/table/webSource.ts";
import { listenHere } from "../../../support/listenHere.ts";

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const limits = { timeoutMs: 10_000, maxBytes: 100_000 };

const at = (...addresses: readonly string[]): readonly HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

type Internet = Web & { readonly requested: string[]; readonly lookedUp: string[]; readonly port: number };

/**
 * A fake internet: names with their addresses (a list of lists: another one at each look-up), and one server that stands
 * for every host. `asked` records the addresses connected to, with the requested names.
 */
async function internet(
  names: Readonly<Record<string, readonly string[][]>>,
  answer: RequestListener,
  own: readonly string[] = ["127.0.0.1/8", "::1/128"],
): Promise<Internet> {
  const { url, close } = await listenHere(createServer(answer));
  endings.push(close);
  const [requested, lookedUp]: [string[], string[]] = [[], []];
  return {
    requested,
    lookedUp,
    port: Number(new URL(url).port),
    resolve: async (name) => {
      const addressLists = names[name] ?? [];
      const count = lookedUp.filter((each) => each === name).length;
      lookedUp.push(name);
      return at(...(addressLists[Math.min(count, addressLists.length - 1)] ?? []));
    },
    ownAddresses: () => own,
    request: (request) => {
      requested.push(`${request.url.hostname} ${request.addresses.map(({ address }) => address).join(" ")}`);
      // Without encryption: a test server has no valid certificate.
      const plain = new URL(request.url.href.replace(/^https:/, "http:"));
      plain.port = new URL(url).port;
      // A literal address would be connected to unchanged.
      if (/^[\d.]+$|^\[/.test(plain.hostname)) plain.hostname = "address.example";
      return systemWeb.request({ ...request, url: plain, addresses: at("127.0.0.1") });
    },
  };
}

const sheets = { "sheets.example": [["93.184.215.14"]], "other.example": [["2606:2800:21f:cb07:6820:80da:af6b:8b2c"]] };
const first = new URL("https://sheets.example/homes.csv?key=secret");

/** Redirects every address to `location`, except for paths that end in "there". */
const leadTo =
  (location: string, status = 302): RequestListener =>
  ({ url = "" }, response) => {
    if (url.endsWith("there")) response.end("a;b");
    else response.writeHead(status, { Location: location }).end();
  };

describe("a sheet at a public address", () => {
  it.each([301, 302, 303, 307, 308])("is followed to another public one, %i", async (status) => {
    const web = await internet(sheets, leadTo("https://other.example/there", status));
    expect(String(await fetchBytes(first, limits, web))).toBe("a;b");
    expect(web.requested).toEqual([
      "sheets.example 93.184.215.14",
      "other.example 2606:2800:21f:cb07:6820:80da:af6b:8b2c",
    ]);
  });

  it.each([
    "https://127.0.0.1/there",
    "https://127.1/there",
    "https://2130706433/there",
    "https://0x7f.0.0.1/there",
    "https://0x7f000001/there",
    "https://0177.0.0.1/there",
    "https://017700000001/there",
    "https://%31%32%37.0.0.1/there",
    "https://%EF%BC%91%EF%BC%92%EF%BC%97%E3%80%820%E3%80%820%E3%80%821/there",
    "//127.0.0.1/there",
    "https:\\\\127.0.0.1\\there",
    "https://sheets.example@127.0.0.1/there",
    "https://0.0.0.0/there",
    "https://0/there",
    "https://10.0.0.1/there",
    "https://172.31.255.255/there",
    "https://192.168.1.1:8443/there",
    "https://100.64.0.1/there",
    "https://169.254.169.254/latest/meta-data/there",
    "https://224.0.0.1/there",
    "https://255.255.255.255/there",
    "https://[::1]/there",
    "https://[::]/there",
    "https://[fe80::1]/there",
    "https://[fc00::1]/there",
    "https://[fd12:3456::1]/there",
    "https://[ff02::1]/there",
    "https://[::ffff:127.0.0.1]/there",
    "https://[::ffff:a9fe:a9fe]/there",
    "https://[::127.0.0.1]/there",
    "https://[64:ff9b::7f00:1]/there",
    "https://[2002:7f00:1::]/there",
    "https://inside.example/there",
    "https://inside6.example/there",
    "https://both.example/there",
  ])("does not redirect to %s", async (location) => {
    const inside = {
      "inside.example": [["10.1.2.3"]],
      "inside6.example": [["::1"]],
      "both.example": [["1.1.1.1", "127.0.0.1"]],
    };
    const web = await internet({ ...sheets, ...inside }, leadTo(location));
    await expect(fetchBytes(first, limits, web)).rejects.toThrow(
      /^sheets\.example redirects to \S+, an address of (?:this computer|a local network|no public host): that is not followed\./,
    );
    expect(web.requested).toHaveLength(1);
  });

  it("does not lead inside through a second public one", async () => {
    const web = await internet(sheets, ({ headers: { host = "" } }, response) => {
      const location = host.startsWith("other") ? "https://192.168.0.1/there" : "https://other.example/next";
      response.writeHead(302, { Location: location }).end();
    });
    await expect(fetchBytes(first, limits, web)).rejects.toThrow(
      "other.example redirects to 192.168.0.1, an address of a local",
    );
    expect(web.requested).toHaveLength(2);
  });

  it("is requested at the address that was checked to be public, and never at one its name resolves to later", async () => {
    const names = { "sheets.example": [["93.184.215.14"], ["127.0.0.1"]] };
    const web = await internet(names, leadTo("/there"));
    await expect(fetchBytes(first, limits, web)).rejects.toThrow("an address of this computer");
    expect(web.requested).toEqual(["sheets.example 93.184.215.14"]);
    expect(web.lookedUp).toEqual(["sheets.example", "sheets.example"]);
    const both = await internet(
      { "sheets.example": [["127.0.0.1", "93.184.215.14"]] },
      leadTo("https://127.0.0.1/there"),
    );
    await expect(fetchBytes(first, limits, both)).rejects.toThrow("an address of this computer");
    expect(both.requested).toEqual(["sheets.example 93.184.215.14"]);
  });

  it.each([
    ["http://other.example/there", "sheets.example redirects to other.example without https"],
    ["file:///etc/passwd", "sheets.example redirects to an address that begins with file:"],
    ["data:text/csv,a;b", "sheets.example redirects to an address that begins with data:"],
    ["https://[bad/there", "sheets.example redirects to an address that is not valid"],
  ])("does not lead to %s", async (location, sentence) => {
    await expect(fetchBytes(first, limits, await internet(sheets, leadTo(location)))).rejects.toThrow(sentence);
  });

  it("is dropped if it redirects and continues to send", async () => {
    const web = await internet(sheets, ({ url = "" }, response) => {
      if (url === "/there") return void response.end("a;b");
      response.writeHead(302, { Location: "/there" });
      const more = () => void (response.destroyed || response.write("x".repeat(65_536), () => setImmediate(more)));
      more();
    });
    expect(String(await fetchBytes(first, limits, web))).toBe("a;b");
  });

  it("may redirect five times and no more", async () => {
    const web = await internet(sheets, ({ url = "" }, response) => {
      const left = Number(/\d+$/.exec(url)?.[0] ?? 0);
      if (left === 0) response.end("a;b");
      else response.writeHead(302, { Location: `/${left - 1}` }).end();
    });
    expect(String(await fetchBytes(new URL("https://sheets.example/5"), limits, web))).toBe("a;b");
    await expect(fetchBytes(new URL("https://sheets.example/6"), limits, web)).rejects.toThrow(
      "redirects more than 5 times",
    );
  });

  it("receives its name and password, and no other origin does", async () => {
    const got: IncomingMessage["headers"][] = [];
    const web = await internet(sheets, ({ headers, url = "" }, response) => {
      got.push(headers);
      if (url === "/there") response.end("a;b");
      else response.writeHead(302, { Location: url === "/" ? "/next" : "https://you:me@other.example/there" }).end();
    });
    await fetchBytes(new URL("https://n%C3%AB:p%40ss@sheets.example/"), limits, web);
    const basic = `Basic ${Buffer.from("në:p@ss").toString("base64")}`;
    expect(got.map(({ authorization }) => authorization)).toEqual([basic, basic, undefined]);
    for (const { cookie, referer } of got) expect([cookie, referer]).toEqual([undefined, undefined]);
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("is unpacked, and cut off if it would fill the memory: %s", async (encoding, pack) => {
    const serve = (bytes: Buffer) =>
      internet(sheets, (_, response) => void response.writeHead(200, { "Content-Encoding": encoding }).end(bytes));
    expect(String(await fetchBytes(first, limits, await serve(pack(Buffer.from("a;b")))))).toBe("a;b");
    await expect(fetchBytes(first, limits, await serve(pack(Buffer.alloc(50_000_000))))).rejects.toThrow(
      "The sheet is larger than",
    );
    await expect(fetchBytes(first, limits, await serve(Buffer.from("no such thing")))).rejects.toThrow(
      "breaks off in the middle",
    );
  });

  it.each<[string, RequestListener]>([
    ["headers that do not arrive", () => {}],
    ["a body that trickles", (_, response) => void response.writeHead(200).write("a;b")],
    [
      "redirects without end",
      ({ url = "" }, response) => void setTimeout(() => response.writeHead(302, { Location: `${url}x` }).end(), 30),
    ],
  ])("is not waited for beyond the total limit: %s", async (_, answer) => {
    const short = { ...limits, timeoutMs: 100 };
    await expect(fetchBytes(first, short, await internet(sheets, answer))).rejects.toThrow(
      "does not answer within 0.1 s.",
    );
  });

  it("is not waited for if its name is never resolved", async () => {
    const web = { ...systemWeb, resolve: () => new Promise<never>(() => {}) };
    await expect(fetchBytes(first, { ...limits, timeoutMs: 50 }, web)).rejects.toThrow(
      "does not answer within 0.05 s.",
    );
  });
});

describe("a sheet in the owner's own network", () => {
  it.each([
    ["this computer", "http://127.0.0.1/", "http://[::1]/there"],
    ["a local network", "http://10.0.0.5/", "http://192.168.0.9/there"],
    ["a local network by its name", "http://nas.local/", "http://10.0.0.6/there"],
    ["a local network by a name without points", "http://nas/", "http://nas.internal/there"],
    ["a local network by a name with a point at its end", "http://nas.home.arpa./", "http://nas/there"],
    ["this computer by its name", "http://list.localhost/", "http://127.0.0.1/there"],
    ["a local network", "http://10.0.0.5/", "https://sheets.example/there"],
  ])("may redirect within its kind of network, and out of it: %s", async (_, source, location) => {
    const office = ["nas.local", "nas", "nas.lan", "nas.internal", "nas.home.arpa."].map((name) => [
      name,
      [["10.0.0.5"]],
    ]);
    const names = { ...sheets, ...Object.fromEntries(office), "list.localhost": [["127.0.0.1"]] };
    const web = await internet(names, leadTo(location));
    expect(String(await fetchBytes(new URL(source), limits, web))).toBe("a;b");
  });

  it.each([
    ["127.0.0.1", "an address of this computer"],
    ["::1", "an address of this computer"],
    ["10.0.0.5", "an address of a local network"],
    ["169.254.169.254", "an address of a local network"],
    ["192.0.2.1", "an address of no public host"],
  ])("is not reached by a public name: %s", async (address, network) => {
    for (const name of ["list.example", "notlocal", "nas.local.example", "127.0.0.1.example"]) {
      const web = await internet({ [name]: [[address]], [`www.${name}`]: [[address]] }, leadTo("/there"));
      const advice =
        network === "an address of no public host"
          ? ": a VPN or a proxy may answer for it. Pause that, or"
          : '. If the sheet is there, write the IP address itself into sync.json, or a name of your own network such as "nas" or "nas.local"; or';
      const refusal = `www.${name} is a public name, but leads to ${network}${advice} save the list as a file, and write its path into sync.json.`;
      await expect(fetchBytes(new URL(`http://www.${name}/there?key=secret`), limits, web)).rejects.toThrow(refusal);
      expect(web.requested).toEqual([]);
    }
  });

  it("does not redirect to a public name whose operator leads it inside", async () => {
    const web = await internet({ "list.example": [["10.0.0.7"]] }, leadTo("http://list.example/there"));
    await expect(fetchBytes(new URL("http://10.0.0.5/"), limits, web)).rejects.toThrow(
      "list.example is a public name, but leads to an address of a local network.",
    );
    expect(web.requested).toEqual(["10.0.0.5 10.0.0.5"]);
  });

  it("is read at a public address of this computer, which does not redirect to any other of it", async () => {
    const own = ["127.0.0.1/8", "93.184.215.14/24"];
    const there = await internet(sheets, leadTo("/there"), own);
    expect(String(await fetchBytes(first, limits, there))).toBe("a;b");
    const inside = await internet(sheets, leadTo("https://127.0.0.1/there"), own);
    await expect(fetchBytes(first, limits, inside)).rejects.toThrow(
      "an address of this computer: that is not followed",
    );
    expect(inside.requested).toHaveLength(1);
  });

  it.each([
    ["http://10.0.0.5/", "http://127.0.0.1/there"],
    ["http://10.0.0.5/", "http://169.254.169.254/there"],
    ["http://127.0.0.1/", "http://192.168.0.1/there"],
  ])("does not redirect into another kind of network: %s to %s", async (source, location) => {
    await expect(fetchBytes(new URL(source), limits, await internet({}, leadTo(location)))).rejects.toThrow(
      "is not followed",
    );
  });

  it("is read at this computer's name, over the command's own connection", async () => {
    const { url, close } = await listenHere(createServer((_, response) => response.end("a;b")));
    endings.push(close);
    expect(String(await readSource(url.replace("127.0.0.1", "localhost"), limits))).toBe("a;b");
  });
});

it.each<[string, Network]>([
  ["8.8.8.8", "public"],
  ["172.32.0.1", "public"],
  ["2606:4700::1111", "public"],
  ["::ffff:8.8.8.8", "public"],
  ["64:ff9b::808:808", "public"],
  ["fe80::1%eth0", "linkLocal"],
  ["198.51.100.7", "special"],
  ["4000::1", "special"],
  ["93.184.215.14", "thisComputer"],
  ["93.184.215.15", "local"],
  ["2606:2800::7", "thisComputer"],
  ["2606:2800::8", "local"],
])("%s is an address of kind %s, for a computer with its own public addresses", (address, network) => {
  expect(addressScope(address, ["127.0.0.1/8", "93.184.215.14/24", "2606:2800::7/64", "0.0.0.0/0"])).toBe(network);
});

it("an endless sheet is read up to the limit, even from a device", async () => {
  await expect(readSource("/dev/zero", limits)).rejects.toThrow("The sheet is larger than");
});

it("a sheet that is a pipe without a writer is refused, not waited for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kulla-sheet-"));
  endings.push(() => rm(folder, { recursive: true }));
  const path = join(folder, "homes.xlsx");
  execFileSync("mkfifo", [path]);
  await expect(readSource(path, limits)).rejects.toThrow(`The sheet ${path} is a pipe: name a file.`);
});

describe("the owner's source setting", () => {
  const least = { project: "p.json", columns: { home: "Nr.", status: "S" } };

  it.each(["ftp://name:secret@host/homes.csv", "https://", "https://[bad/secret", " sftp://secret@host/", "http:"])(
    "is not an address that can be read: %s, and its secret is not shown",
    (source) => {
      const parse = () => parseConfig({ ...least, source }, "sync.json");
      expect(parse).toThrow("sync.json: source: is not a file or an http(s) address.");
      expect(parse).not.toThrow("secret");
    },
  );

  it("is not quoted if sync.json is broken next to the address; the line is reported", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kulla-config-"));
    endings.push(() => rm(folder, { recursive: true }));
    const file = join(folder, "sync.json");
    for (const text of ['{\n  "source": https://secret@host/\n}', '{\n  "source": "https://secret" "x"\n}', "secret"]) {
      await writeFile(file, text);
      const refusal = await planSync(file, new Date()).catch((error: unknown) => String(error));
      expect(refusal).toMatch(/sync\.json is not valid JSON(?: \(line [12]\))?\.$/);
      expect(refusal).not.toContain("secret");
    }
  });

  it("may have a space before the address", () => {
    expect(parseConfig({ ...least, source: " HTTPS://host/a.csv" }, "/o/sync.json").source).toBe("HTTPS://host/a.csv");
  });

  it.each([
    "https://name:word@host/?key=1",
    "https://host/3f9a8b7c6d5e4f3a2b1c.csv",
    "https://host/2PACX-1vQk3.csv",
    "https://host/0b6a2c1e-93a5-4a8e-8b54-1f3f1c5a0d11.json",
    "https://host/kjHGFdsaQWErtyuiop.xlsx",
    "https://host/%2e%2e%2fhomes.csv",
  ])("is not named by a possible key: %s", (source) => {
    expect(publicName(source)).toBe("address");
  });

  it.each([
    ["https://host/a/homes.csv?key=1", "homes.csv"],
    ["https://host/Blloku-i-Ri_banesat-2026.xlsx", "Blloku-i-Ri_banesat-2026.xlsx"],
    ["https://host/k5-homes.json", "k5-homes.json"],
  ])("is named by its file's name: %s", (source, name) => {
    expect(publicName(source)).toBe(name);
  });
});
