import sharp from 'sharp';

interface Sample {
  width: number;
  height: number;
  /** As EXIF counts them; 6: the camera was held upright. */
  orientation?: number;
}

/** A place, as a phone writes it into a photograph. */
const GPS = { GPSLatitudeRef: 'S', GPSLatitude: '25/1 17/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '57/1 38/1 0/1' };

/**
 * A made-up landscape as a phone stores it: a JPEG with noise, with its place and its orientation beside the pixels. Sky is above
 * and a sun on the right where a viewer heeds the orientation; `width` and `height` are those of the stored pixels.
 */
export async function samplePhotograph({ width, height, orientation = 1 }: Sample): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return (
    sharp(Buffer.from(LANDSCAPE))
      .resize(orientation < 5 ? width : height, orientation < 5 ? height : width, { fit: 'fill' })
      // A camera held upright stores the picture lying on its left side.
      .rotate(orientation === 6 ? -90 : 0)
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 92 })
      .withExif({ IFD0: { Make: 'Sample' }, IFD3: GPS })
      .withMetadata({ orientation })
      .toBuffer()
  );
}

const LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" preserveAspectRatio="none">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#6f9fc0"/><stop offset="1" stop-color="#f2d9b8"/></linearGradient>
<linearGradient id="field" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7f9a4d"/><stop offset="1" stop-color="#3f5a2b"/></linearGradient></defs>
<rect width="100" height="75" fill="url(#sky)"/><circle cx="76" cy="22" r="8" fill="#fff1c4"/>
<path d="M0 44Q20 30 42 42T100 36V75H0Z" fill="#5d7d6b"/><path d="M0 52Q30 44 60 52T100 48V75H0Z" fill="url(#field)"/>
<path d="M30 75Q44 58 52 50L54 50Q58 60 70 75Z" fill="#a8532f"/></svg>`;
