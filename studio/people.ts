// Draws the people kit on one sheet: node studio/people.ts FILE.jpg
import sharp from 'sharp';
import { peopleSheet } from './scenes/people/sheet.ts';

const [file = 'people.jpg'] = process.argv.slice(2);
await sharp(Buffer.from(peopleSheet()), { density: 96 }).resize({ width: 1280 }).jpeg({ quality: 74 }).toFile(file);
console.log(`Drawn: ${file}`);
