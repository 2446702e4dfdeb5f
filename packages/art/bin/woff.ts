/**
 * Unpacks a WOFF 1.0 font into the TrueType or OpenType file that it holds: the same tables, only inflated. The drawing
 * engine reads no WOFF. Format: https://www.w3.org/TR/WOFF/
 */
import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646; // 'wOFF'
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

/** How the font is to be called: the packaged files of one family carry a family name for each weight. */
export interface FontName {
  readonly family: string;
  /** PostScript name, unique for each file */
  readonly postScript: string;
}
/** A `name` table of family, style, full name and PostScript name, for Windows in Unicode. */
function nameTable({ family, postScript }: FontName): Buffer {
  const values = [
    [1, family],
    [2, 'Regular'],
    [4, postScript],
    [6, postScript],
  ] as const;
  const texts = values.map(([, value]) => Buffer.from(value, 'utf16le').swap16());
  const header = Buffer.alloc(6 + values.length * 12);
  header.writeUInt16BE(values.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [i, [id]] of values.entries()) {
    const length = texts[i]?.length ?? 0;
    for (const [k, field] of [3, 1, 0x409, id, length, offset].entries())
      header.writeUInt16BE(field, 6 + i * 12 + k * 2);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}

export function woffToSfnt(woff: Buffer, name?: FontName): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE) throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = WOFF_HEADER + i * WOFF_ENTRY;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    const data = packedLength < length ? inflateSync(packed) : packed;
    if (data.length !== length) throw new Error('a table of the WOFF font has the wrong length');
    const tag = woff.toString('latin1', entry, entry + 4);
    const checksum = woff.readUInt32BE(entry + 16);
    return { tag, checksum, data: tag === 'name' && name ? nameTable(name) : data };
  });

  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data.length), directory));
  // the largest power of two that fits, as every sfnt header carries it
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = directory;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + i * SFNT_ENTRY;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}
