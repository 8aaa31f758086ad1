import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import { readParaguay } from './maps.ts';
import { isOnLand } from '../web/screens/offices/border.ts';
import { AROUND, AROUND_BESIDE, COUNTRY, toPlace } from '../web/screens/offices/frames.ts';

/** In degrees: 4 km. The site's border is coarser than the drawn one. */
const NEAR = 0.036;

it('has land where the names of the offices’ maps take land to be, but close to the border', () => {
  const country = readParaguay(0);
  const isDrawn = (lng: number, lat: number) => geoContains(country, [lng, lat]);
  for (const frame of [COUNTRY, AROUND]) {
    const wrong = [];
    const { left, right, top, bottom } = frame.names;
    for (let x = left; x <= right; x += 20) {
      for (let y = top; y <= bottom; y += 20) {
        const place = toPlace(frame, { x, y });
        const drawn = isDrawn(place.lng, place.lat);
        const around = [-NEAR, NEAR].flatMap((by) => [
          isDrawn(place.lng + by, place.lat),
          isDrawn(place.lng, place.lat + by),
        ]);
        if (around.every((one) => one === drawn) && isOnLand(place) !== drawn) wrong.push(place);
      }
    }
    expect(wrong).toEqual([]);
  }
});

it('lays the second map beside the country, off its land', () => {
  const country = readParaguay(0);
  const { left, right, top, bottom } = AROUND_BESIDE;
  for (let share = 0; share <= 1; share += 0.05) {
    const [x, y] = [left + (right - left) * share, top + (bottom - top) * share];
    for (const point of [
      { x, y: top },
      { x, y: bottom },
      { x: left, y },
      { x: right, y },
    ]) {
      const { lng, lat } = toPlace(COUNTRY, point);
      expect(geoContains(country, [lng, lat])).toBe(false);
    }
  }
});
