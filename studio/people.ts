// Draws the contact sheet of the people in pictures, at twice its size: node studio/people.ts FILE.png
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { peopleSheet } from './scenes/people/sheet.ts';

const [file = 'people.png'] = process.argv.slice(2);
writeFileSync(file, await sharp(Buffer.from(peopleSheet()), { density: 144 }).png().toBuffer());
console.log(`Drawn: ${file}`);
