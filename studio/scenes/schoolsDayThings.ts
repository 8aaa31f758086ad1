// What stands in front of each hour of the school's day: still lifes on the red earth, all within 480 around x 400, feet about y 930.
import { milkCan } from './goods.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".16"';
const GROUND = '#7A2413';
/** The shade of a thing on the earth. */
const under = (x: number, y: number, rx: number): string => oval(x, y, rx, 16, GROUND, 'opacity=".75"');

/** A full can, a pail with the last milk, a stool. */
export function milkThings(): string {
  const pail = group(
    'translate(430 934)',
    line('M-74 -148C-60 -268 60 -268 74 -148', '#7F8B83', 8) +
      shape('M-78 -150H78L58 0H-58Z', '#B4BDB5') +
      shape('M22 -150H78L58 0H16Z', '#8E9991') +
      shape('M-66 -136H-44L-38 -14H-50Z', '#E3E8E0') +
      line('M-72 -112Q0 -96 72 -112M-62 -34Q0 -20 62 -34', '#7F8B83', 5) +
      oval(0, -150, 78, 20, '#DCE2DA') +
      oval(0, -147, 66, 14, colors.paper),
  );
  const stool = group(
    'translate(592 926)',
    line('M-40 -86L-58 -4M40 -86L58 -4M0 -84V2', '#5A2A12', 16) +
      oval(0, -96, 80, 22, colors.woodDark) +
      oval(0, -106, 80, 22, '#A4623A') +
      line('M-52 -108Q0 -120 54 -106', colors.wood, 4),
  );
  return under(612, 928, 96) + under(262, 938, 124) + under(452, 938, 96) + stool + milkCan(246, 936, 1.9) + pail;
}

/** A bed with its seedlings, the hoe beside them, the can that waters them. */
export function gardenThings(): string {
  const plant = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M0 0Q-2 -24 0 -44', '#3F7D45', 6) +
        shape('M0 -40C-10 -66 -40 -76 -58 -64C-50 -42 -26 -32 0 -40Z', colors.sprout) +
        shape('M0 -40C10 -70 42 -80 60 -66C52 -44 26 -32 0 -40Z', '#5F9E56') +
        shape('M0 -42C-12 -62 -8 -84 2 -96C14 -82 14 -60 0 -42Z', '#B9DB9C'),
    );
  const row = (y: number, left: number, right: number, size: number, count: number) => {
    let plants = '';
    for (let i = 0; i < count; i++)
      plants += plant(Math.round(left + ((right - left) * (i + 0.5)) / count), y - 8, size);
    return (
      shape(
        `M${left - 12} ${y + 26}Q${left + 6} ${y - 18} ${left + 46} ${y - 16}H${right - 46}Q${right - 6} ${y - 18} ${right + 12} ${y + 26}Z`,
        '#5A2216',
      ) +
      stitch(`M${left + 10} ${y + 12}H${right - 10}`, '#8A3A22', 4, '12 10') +
      plants
    );
  };
  const hoe =
    line('M556 918L638 442', colors.straw, 19) +
    line('M561 918L643 442', '#C79A4C', 5) +
    shape('M500 906C516 884 546 878 574 884L566 930C540 930 516 946 500 968Z', '#8FA39A') +
    shape('M500 906C506 924 506 946 500 968C516 946 540 930 566 930L567 920C540 918 514 914 500 906Z', '#6B8076');
  const can = group(
    'translate(214 944)',
    line('M34 -104C96 -150 98 -24 44 -22', colors.forest, 13) +
      line('M-52 -34L-104 -106', colors.forest, 18) +
      shape('M-126 -112L-92 -134L-84 -108L-106 -92Z', '#174631') +
      shape('M-62 -112H46L54 0H-66Z', '#2F7A55') +
      shape('M14 -112H46L54 0H18Z', colors.forest) +
      shape('M-52 -100H-38L-36 -10H-50Z', '#6FB088') +
      oval(-8, -112, 54, 13, '#174631'),
  );
  return (
    row(812, 250, 580, 0.74, 5) +
    row(876, 250, 560, 1.02, 4) +
    under(570, 950, 70) +
    group('translate(0 -12)', hoe) +
    under(214, 938, 96) +
    group('translate(-6 -8)', can) +
    row(952, 290, 640, 1.28, 3)
  );
}

/** The press: a screw, the mould under it, whey that runs into a bowl. */
export function pressThings(): string {
  const bench =
    box(172, 838, 456, 30, '#A4623A') +
    box(172, 858, 456, 14, colors.woodDark) +
    shape('M204 872H236L230 950H198ZM564 872H596L602 950H570Z', colors.woodDark);
  const frame =
    box(228, 420, 34, 420, colors.wood) +
    box(538, 420, 34, 420, colors.wood) +
    shape('M250 420H262V838H250ZM560 420H572V838H560Z', '#000', 'opacity=".2"') +
    box(206, 404, 388, 52, '#A4623A') +
    box(206, 440, 388, 16, colors.woodDark) +
    stitch('M226 422H574', colors.straw, 4, '14 10');
  const screw =
    box(384, 330, 32, 300, '#9AA8A0') +
    line(
      'M384 350L416 362M384 378L416 390M384 470L416 482M384 498L416 510M384 526L416 538M384 554L416 566M384 582L416 594',
      '#6B8076',
      5,
    ) +
    box(404, 330, 12, 300, '#000', SHADE) +
    line('M286 338H514', colors.tierraNight, 20) +
    circle(286, 338, 18, colors.tierra) +
    circle(514, 338, 18, colors.tierra) +
    box(378, 320, 44, 36, '#6B8076', 'rx="6"');
  const mould =
    box(292, 628, 216, 34, '#A4623A') +
    box(292, 650, 216, 12, colors.woodDark) +
    shape('M300 664Q330 640 360 662Q400 640 440 662Q470 642 500 664L508 700H292Z', colors.paper) +
    shape('M304 684H496V816Q400 840 304 816Z', '#D8DED6') +
    shape('M440 684H496V816Q470 824 440 827Z', '#AEB8AF') +
    shape('M316 690H334V818L316 814Z', '#F2F5F0') +
    stitch('M330 716H480M330 748H480M330 780H480', '#7F8B83', 9, '1 26');
  const whey =
    line('M300 822Q276 824 276 850V884', '#FBF3D0', 9) +
    shape('M226 880H330L316 936H240Z', '#E4B05A') +
    shape('M290 880H330L316 936H284Z', '#B98438') +
    oval(278, 880, 52, 12, '#FBF3D0');
  return group(
    'translate(24 57) scale(.94)',
    under(400, 952, 250) + bench + screw + frame + mould + under(280, 938, 60) + whey,
  );
}

/** A desk with an open notebook, a pencil, two books; over it a drone on its round. */
export function classThings(): string {
  const drone = group(
    'translate(520 486)',
    line('M-72 -16L72 -16M-72 -16V-30M72 -16V-30', '#2A3A36', 9) +
      oval(-72, -34, 50, 7, '#FFFAF0', 'opacity=".9"') +
      oval(72, -34, 50, 7, '#FFFAF0', 'opacity=".9"') +
      shape('M-34 -30H34L26 12H-26Z', colors.tierraNight) +
      circle(0, -2, 11, colors.mist) +
      line('M-26 12L-40 34M26 12L40 34', '#2A3A36', 7),
  );
  const desk =
    line('M216 868L190 956M584 868L610 956', '#5A2A12', 22) +
    line('M258 850L250 926M542 850L550 926', '#4A200E', 16) +
    shape('M212 742H588L646 852H154Z', '#C98A4E') +
    shape('M588 742L646 852H470L452 742Z', '#000', 'opacity=".09"') +
    box(154, 850, 492, 26, colors.wood) +
    stitch('M172 862H628', colors.straw, 4, '14 11');
  const notebook =
    shape('M250 838L282 752H524L556 838Z', '#000', 'opacity=".2" transform="translate(12 8)"') +
    shape('M246 836L280 748H402V836Z', colors.paper) +
    shape('M402 836V748H526L560 836Z', '#F2E4C6') +
    line('M402 748V836', '#C9A46A', 4) +
    line('M296 768H384M290 786H384M282 804H360M276 822H376', '#B98E66', 5) +
    line('M430 822V804M458 822V790M488 822V776M518 822V764', colors.forest, 14) +
    line('M418 824H540', colors.tierraNight, 4);
  const pencil = group(
    'translate(300 846) rotate(-20)',
    shape('M0 0L26 -11H220V11H26Z', '#7A2413', 'opacity=".3" transform="translate(4 9)"') +
      shape('M0 0L26 -12V12Z', colors.straw) +
      shape('M0 0L9 -4V4Z', colors.tierraNight) +
      box(26, -12, 166, 24, colors.lapacho) +
      box(26, 3, 166, 9, '#000', SHADE) +
      box(192, -12, 26, 24, '#D8DDD3'),
  );
  return under(400, 958, 250) + desk + notebook + pencil + drone;
}

/** A table laid at the hotel: plate, glass, a lamp that is lit, and the key of a room. */
export function hotelThings(): string {
  let hem = '';
  for (let x = 176; x < 624; x += 56) hem += `M${x} 900q28 40 56 0`;
  const table =
    shape('M206 746H594L648 832H152Z', colors.cream) +
    shape('M152 832H648L624 902H176Z', '#E4D2AC') +
    shape('M430 832H648L624 902H440Z', '#000', 'opacity=".1"') +
    line(hem, colors.cream, 6) +
    stitch('M170 856H630', colors.lapacho, 6, '16 11') +
    line('M236 906L228 962M564 906L572 962', '#3A140A', 20);
  const lamp =
    circle(560, 574, 132, colors.sun, 'opacity=".22"') +
    circle(560, 574, 92, colors.sun, 'opacity=".35"') +
    line('M560 616V762', colors.wood, 18) +
    oval(560, 770, 54, 14, colors.tierraNight) +
    shape('M516 520H604L640 626H480Z', '#FBE2A6') +
    shape('M574 520H604L640 626H582Z', '#F0B95A') +
    stitch('M492 610H628', colors.tierra, 6, '12 9');
  const plate =
    oval(334, 790, 112, 32, '#000', 'opacity=".18" transform="translate(6 8)"') +
    oval(334, 786, 112, 32, colors.paper) +
    oval(334, 784, 108, 29, 'none', `stroke="${colors.forest}" stroke-width="7"`) +
    oval(334, 786, 66, 17, '#EADCC0') +
    line('M196 812L218 766', '#8A978F', 9);
  const glass =
    shape('M216 640H270L262 750H224Z', '#DCEBE2', 'opacity=".8"') +
    shape('M219 686H267L262 750H224Z', colors.orange) +
    shape('M246 686H267L262 750H246Z', '#000', SHADE);
  const iron = '#43544E';
  const key = group(
    'translate(500 806)',
    line('M0 0L104 -14', iron, 12) +
      line('M84 -12l5 22M102 -14l5 18', iron, 10) +
      circle(-16, 2, 19, 'none', `stroke="${iron}" stroke-width="11"`) +
      line('M-30 14Q-52 40 -50 64', '#B98E40', 5) +
      shape(
        'M-84 62H-18Q-8 62 -10 72L-18 142Q-20 152 -30 152H-72Q-82 152 -84 142L-92 72Q-94 62 -84 62Z',
        colors.tierra,
      ) +
      shape('M-42 62H-18Q-8 62 -10 72L-18 142Q-20 152 -30 152H-42Z', '#000', SHADE) +
      circle(-51, 76, 6, colors.cream) +
      stitch('M-78 98H-24M-74 132H-28', colors.cream, 4, '9 7'),
  );
  return under(400, 964, 230) + table + lamp + plate + glass + key;
}
