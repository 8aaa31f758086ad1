import { drive } from './drive.ts';
import { driveExport } from './driveExport.ts';
import { checkFiles } from './files.ts';

/** See scripts/deploy-check.mjs. A program that is not there is named, and no fault. */

let faults = 0;
for (const { file, program, sound, said } of checkFiles()) {
  if (sound === undefined) console.log(`missing  ${program}, so deploy/${file} was not checked`);
  else if (sound) console.log(`sound    deploy/${file} (${program})`);
  else {
    faults++;
    console.log(`faulty   deploy/${file} (${program})\n${said}`);
  }
}
for (const { what, holds, measured } of [...((await driveExport()) ?? []), ...((await drive()) ?? [])]) {
  if (!holds) faults++;
  console.log(`${holds ? 'holds ' : 'broken'}   ${what}: ${measured}`);
}
console.log(faults ? `\n${faults} faulty` : '\nno fault');
process.exit(faults ? 1 : 0);
