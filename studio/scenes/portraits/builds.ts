// Outlines of the faces of face.ts.
import type { Age, Build, FaceView } from './face.ts';

/** Half widths at cheek, jaw and chin; how much lower the chin is, and how far cheekbones stand out. */
export const BUILDS: Record<Build, { cheek: number; jaw: number; chin: number; low?: number; bone?: number }> = {
  round: { cheek: 86, jaw: 62, chin: 20 },
  long: { cheek: 78, jaw: 50, chin: 16 },
  square: { cheek: 82, jaw: 66, chin: 28 },
  heart: { cheek: 87, jaw: 46, chin: 10 },
  broad: { cheek: 88, jaw: 76, chin: 32 },
  lean: { cheek: 75, jaw: 54, chin: 22 },
  tall: { cheek: 77, jaw: 55, chin: 20, low: 17 },
  boxed: { cheek: 80, jaw: 74, chin: 44, low: 7 },
  diamond: { cheek: 84, jaw: 47, chin: 13, low: 9, bone: 9 },
  full: { cheek: 88, jaw: 78, chin: 8, low: -5, bone: 4 },
};

export function outline(view: FaceView, build: Build, age: Age): string {
  const { cheek, jaw, chin, low = 0, bone = 0 } = BUILDS[build];
  // Cheeks sink with the years.
  const j = jaw + (age === 'old' ? 5 : 0);
  const c = cheek - (age === 'old' ? 3 : 0);
  const foot = (view === 'front' ? 2 : 3) + low;
  const bend = low - 14;
  if (view === 'front')
    return `M${-c} -140C${-c - 2 - bone} -100 ${-j - 14} -66 ${-j} -44C${16 - j} ${bend} ${-chin - 8} ${foot} 0 ${foot}C${chin + 8} ${foot} ${j - 16} ${bend} ${j} -44C${j + 14} -66 ${c + 2 + bone} -100 ${c} -140C${c} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
  return `M${-c} -140C${-c} -102 ${-j - 16} -66 ${-j} -44C${10 - j} ${bend} ${-chin} ${foot} 16 ${foot}C${chin + 24} ${foot} ${j - 4} ${bend} ${j + 2} -46C${j + 14} -66 ${c + bone} -84 ${c - 5 + bone} -108C${c - 3} -122 ${c - 10} -130 ${c - 8} -148C${c - 2} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
}

/** Away from the light: the right side of the face, under cheek and chin. */
export function shade(view: FaceView, build: Build): string {
  const { cheek: c, jaw: j, low = 0, bone = 0 } = BUILDS[build];
  const foot = (view === 'front' ? 2 : 3) + low;
  const bend = low - 14;
  if (view === 'front')
    return `M${c} -140C${c + 2 + bone} -100 ${j + 14} -66 ${j} -44C${j - 16} ${bend} 30 ${foot} 0 ${foot}C${j - 22} ${foot - 12} ${j - 16} -44 ${c - 18} -84C${c - 10} -104 ${c - 2} -124 ${c} -140Z`;
  return `M16 ${foot}C44 ${foot} ${j - 4} ${bend} ${j + 2} -46C${j + 14} -66 ${c + bone} -84 ${c - 5 + bone} -108C${c - 18} -88 ${j - 4} -72 ${j - 12} -52C${j - 20} ${bend - 2} 40 ${foot - 6} 16 ${foot}Z`;
}

/** The lower face, where a short beard grows: along the jaw, under the cheeks, up to the nose. */
export function bearded(view: FaceView, build: Build): string {
  const { cheek: c, jaw: j, chin, low = 0 } = BUILDS[build];
  const foot = (view === 'front' ? 2 : 3) + low;
  const bend = low - 14;
  const left = `M${2 - c} -112C${-c} -92 ${-j - 10} -62 ${-j} -44`;
  if (view === 'front')
    return `${left}C${16 - j} ${bend} ${-chin - 8} ${foot} 0 ${foot}C${chin + 8} ${foot} ${j - 16} ${bend} ${j} -44C${j + 10} -62 ${c} -92 ${c - 2} -112C${c - 6} -88 70 -72 58 -62C46 -56 40 -60 32 -66C20 -72 8 -70 0 -66C-8 -70 -20 -72 -32 -66C-40 -60 -46 -56 -58 -62C-70 -72 ${6 - c} -88 ${2 - c} -112Z`;
  return `${left}C${10 - j} ${bend} ${-chin} ${foot} 16 ${foot}C${chin + 24} ${foot} ${j - 4} ${bend} ${j + 2} -46L${j + 1} -54C${j - 4} -60 44 -66 38 -66C30 -71 28 -71 20 -66C10 -71 -8 -71 -18 -64C-28 -57 -38 -56 -48 -64C-60 -74 ${6 - c} -90 ${2 - c} -112Z`;
}
