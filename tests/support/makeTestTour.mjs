// Writes the tests' own tour (tests/fixtures/tours/9/vr-9-9/): three plain rooms with a grid of degrees, so that a test can
// check the direction, and needs no rendered picture. Run manually: node tests/support/makeTestTour.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("../fixtures/tours/9/vr-9-9/", import.meta.url);
const [width, height] = [4096, 2048];
const rooms = { living: ["#e9dfcf", "#c7b79c"], master: ["#d5dbe3", "#a9b6c6"], terrace: ["#cfe3ef", "#b9ab92"] };

function sphere(name, [wall, floor]) {
  const lines = [];
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const x = (degrees / 360) * width;
    const label = ((degrees - 180 + 360) % 360) + "°";
    lines.push(`<path d="M${x} 0V${height}" stroke="#0003" stroke-width="3"/>`);
    lines.push(`<text x="${x + 8}" y="${height / 2 - 12}" font-size="44" fill="#161512">${label} ${name}</text>`);
  }
  for (let degrees = 15; degrees < 180; degrees += 15)
    lines.push(`<path d="M0 ${(degrees / 180) * height}H${width}" stroke="#0003" stroke-width="3"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${wall}"/><rect y="${height / 2 + 160}" width="${width}" height="${height / 2 - 160}" fill="${floor}"/>${lines.join("")}</svg>`;
}

for (const [name, colours] of Object.entries(rooms)) {
  const picture = sharp(Buffer.from(sphere(name, colours)));
  const own = new URL(`${name}/`, folder);
  mkdirSync(new URL("tiles/", own), { recursive: true });
  const write = async (file, image) => writeFileSync(new URL(file, own), await image.webp({ quality: 40 }).toBuffer());
  await write("preview.webp", picture.clone().resize(768, 384));
  await write("full.webp", picture.clone().resize(2048, 1024));
  if (name !== "living") continue;
  const pixels = await picture.png().toBuffer();
  for (let row = 0; row < 4; row += 1)
    for (let col = 0; col < 8; col += 1)
      await write(
        `tiles/${col}_${row}.webp`,
        sharp(pixels).extract({ left: col * 512, top: row * 512, width: 512, height: 512 }),
      );
}
