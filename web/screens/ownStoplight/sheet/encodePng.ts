const COLOURS = 16;

/** Beyond the last colour that a bucket of four bits a channel can have. */
const BUCKETS = 1 << 12;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A PNG of its sixteen most frequent colours, half a byte a pixel before compression. A browser's own holds four bytes a
 * pixel and weighs six times as much. Opaque.
 * Needs CompressionStream.
 */
export async function encodePng({ data, width, height }: ImageData): Promise<Blob> {
  const { palette, indexOf } = toPalette(data);
  const size = Math.ceil(width / 2) + 1;
  // Each row begins with its filter: none.
  const rows = new Uint8Array(size * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf[bucketAt(data, (y * width + x) * 4)] ?? 0;
      const at = y * size + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (x % 2 ? index : index << 4);
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Four bits, indices into a palette.
  header.setUint16(8, 0x0403);
  const squeezed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', new Uint8Array(await new Response(squeezed).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}

function bucketAt(data: Uint8ClampedArray, at: number): number {
  return (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4);
}

/** `indexOf`: by bucket, the nearest colour of the palette. */
function toPalette(data: Uint8ClampedArray): { palette: Rgb[]; indexOf: Uint8Array } {
  const count = new Uint32Array(BUCKETS);
  const sums = new Float64Array(BUCKETS * 3);
  for (let at = 0; at < data.length; at += 4) {
    const bucket = bucketAt(data, at);
    count[bucket] = (count[bucket] ?? 0) + 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = bucket * 3 + channel;
      sums[sum] = (sums[sum] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  const used = [...count.keys()].filter((bucket) => count[bucket]);
  const meanOf = (bucket: number): Rgb => {
    const mean = (channel: number) => Math.round((sums[bucket * 3 + channel] ?? 0) / (count[bucket] ?? 1));
    return [mean(0), mean(1), mean(2)];
  };
  const palette = [...used]
    .sort((one, other) => (count[other] ?? 0) - (count[one] ?? 0))
    .slice(0, COLOURS)
    .map(meanOf);
  const indexOf = new Uint8Array(BUCKETS);
  for (const bucket of used) {
    const distances = palette.map((colour) => distance(colour, meanOf(bucket)));
    indexOf[bucket] = distances.indexOf(Math.min(...distances));
  }
  return { palette, indexOf };
}

function distance(one: Rgb, other: Rgb): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(data.length + 12);
  const view = new DataView(all.buffer);
  view.setUint32(0, data.length);
  all.set(new TextEncoder().encode(type), 4);
  all.set(data, 8);
  view.setUint32(data.length + 8, crc32(all.subarray(4, data.length + 8)));
  return all;
}

/** ISO 3309, as PNG asks for. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
