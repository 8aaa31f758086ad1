import { openings } from './films/films.ts';
import { emblem } from '../server/pictures/emblem.ts';
import { lightenPicture, lightenWhole } from './lighten.ts';
import { maps } from './maps.ts';
import { officeMaps } from './officeMap.ts';
import { marketStall } from './scenes/groups/marketStall.ts';
import { belfry } from './scenes/groups/belfry.ts';
import { bicycle } from './scenes/groups/bicycle.ts';
import { bricks } from './scenes/groups/bricks.ts';
import { bus } from './scenes/groups/bus.ts';
import { classroom } from './scenes/groups/classroom.ts';
import { committee } from './scenes/groups/committee.ts';
import { doorstep } from './scenes/groups/doorstep.ts';
import { doorway } from './scenes/groups/doorway.ts';
import { forum } from './scenes/groups/forum.ts';
import { hatch } from './scenes/groups/hatch.ts';
import { roadsEnd } from './scenes/groups/roadsEnd.ts';
import { officeFront } from './scenes/officeFront.ts';
import { officeWelcome } from './scenes/officeWelcome.ts';
import { patio } from './scenes/groups/patio.ts';
import { pot } from './scenes/groups/pot.ts';
import { rail } from './scenes/groups/rail.ts';
import { robotRace } from './scenes/groups/robotRace.ts';
import { sowing } from './scenes/groups/sowing.ts';
import { spool } from './scenes/groups/spool.ts';
import { smokeless } from './scenes/groups/stove.ts';
import { tank } from './scenes/groups/tank.ts';
import { truck } from './scenes/groups/truck.ts';
import { yard } from './scenes/groups/yard.ts';
import { aboutInvitation } from './scenes/aboutInvitation.ts';
import { aboutOpening } from './scenes/aboutOpening.ts';
import { aboutTeam } from './scenes/aboutTeam.ts';
import { accessibilityCall } from './scenes/accessibilityCall.ts';
import { accessibilitySwing, accessibilityYard } from './scenes/accessibilityYard.ts';
import { HANDOUTS } from './scenes/archiveHandouts.ts';
import { archiveCall } from './scenes/archiveCall.ts';
import { archiveOpening } from './scenes/archiveOpening.ts';
import { archiveGovernance, archiveManuals, archiveSheets, archiveYearbooks } from './scenes/archivePaper.ts';
import { REPORTS } from './scenes/archiveReports.ts';
import { archiveInternships, archiveResearch } from './scenes/archivePeople.ts';
import { archiveBooks, archiveRatings } from './scenes/archiveThings.ts';
import { book } from './scenes/book.ts';
import { edge } from './scenes/edge.ts';
import { counting, threading, unfinished, yearbook } from './scenes/embroiderers.ts';
import { educationAccounts } from './scenes/educationAccounts.ts';
import { educationBanner } from './scenes/educationBanner.ts';
import { educationOlympics } from './scenes/educationOlympics.ts';
import { educationYear } from './scenes/educationYear.ts';
import { heroDawn } from './scenes/heroDawn.ts';
import { heroDusk } from './scenes/heroDusk.ts';
import { heroNoon } from './scenes/heroNoon.ts';
import { newsRadio } from './scenes/newsRadio.ts';
import { newsReporter } from './scenes/newsReporter.ts';
import { needle } from './scenes/needle.ts';
import { answerEducation, answerFinance, answerSchools, answerStoplight } from './scenes/involveAnswers.ts';
import { areaEducation, areaStoplight } from './scenes/involveAreas.ts';
import { roleContests } from './scenes/involveEducationRoles.ts';
import { areaSchools } from './scenes/involveFarm.ts';
import { roleFundraising } from './scenes/involveFair.ts';
import { areaFinance } from './scenes/involveFinance.ts';
import { roleFranchises, roleImpact, roleTraining } from './scenes/involveFinanceRoles.ts';
import { givingThread } from './scenes/involveGiving.ts';
import { joinIn } from './scenes/involveJoin.ts';
import { learnFinance, learnStoplight } from './scenes/involveLearning.ts';
import { involveOpening } from './scenes/involveOpening.ts';
import { patchGiving, patchLending } from './scenes/involvePatches.ts';
import { roleClasses, roleHospitality } from './scenes/involveSchoolRoles.ts';
import { roleAlliances, roleCompanies, roleTranslation } from './scenes/involveStoplightRoles.ts';
import { teachEducation, teachSchools } from './scenes/involveTeaching.ts';
import { roleCommunications, roleMaterials, roleProduction } from './scenes/involveTogether.ts';
import { roleResearch, roleStories } from './scenes/involveVisits.ts';
import { roleData, roleDesign, roleSystems } from './scenes/involveWork.ts';
import { colors } from '../server/lace/palette.ts';
import { slideIceCream } from './scenes/microfinanceIceCream.ts';
import { slideBathroom, slideThread } from './scenes/microfinanceSlides.ts';
import { tradeCase } from './scenes/microfinanceTrades.ts';
import { ownScenes } from './scenes/own/scenes.ts';
import { chipera, doctor, neighbour, saver } from './scenes/portraits/portraits.ts';
import { farmer, team } from './scenes/portraits/youngPortraits.ts';
import { largeLetters } from './scenes/largeLetters.ts';
import { erasing, reading } from './scenes/privacyPeople.ts';
import { gate, notebook, opened, pocket, sampler } from './scenes/privacyThings.ts';
import { impactRosette, linenRosette } from './scenes/rosettes.ts';
import { jobs } from './scenes/jobs/jobs.ts';
import { ratesOffers } from './scenes/ratesOffers.ts';
import { ratesSheet } from './scenes/ratesSheet.ts';
import { ratesTable } from './scenes/ratesTable.ts';
import { openingGrounds } from './scenes/openingGrounds.ts';
import { ownDimensions } from './scenes/ownDimensions.ts';
import { ownOpening } from './scenes/ownOpening.ts';
import { ownPlan } from './scenes/ownPlan.ts';
import { sceneEntrepreneur } from './scenes/sceneEntrepreneur.ts';
import { sceneMicrofinance } from './scenes/sceneMicrofinance.ts';
import { sceneSchools } from './scenes/sceneSchools.ts';
import { sceneStoplight } from './scenes/sceneStoplight.ts';
import { schoolsContact } from './scenes/schoolsContact.ts';
import { schoolsDay } from './scenes/schoolsDay.ts';
import { blockLearn } from './scenes/schoolsHenHouse.ts';
import { openDataFrame } from './scenes/openDataFrame.ts';
import { sitemapDoor } from './scenes/sitemapDoor.ts';
import { sitemapWindows } from './scenes/sitemapWindows.ts';
import { sewnLetter } from './scenes/sewnLetter.ts';
import { skyline } from './scenes/skyline.ts';
import { stoplightDoor } from './scenes/stoplightDoor.ts';
import { light } from './scenes/stoplightLights.ts';
import { blockPlaces } from './scenes/stoplightPlaces.ts';
import { blockSolutions } from './scenes/stoplightSolutions.ts';
import { stories } from './scenes/stories/stories.ts';
import { stepAct } from './scenes/stoplightSteps.ts';
import { stepChoose, stepSee } from './scenes/stoplightTable.ts';
import { sustainability } from './scenes/sustainability.ts';
import { voice } from './scenes/voice.ts';
import { hubBalconies } from './scenes/whereBalconies.ts';
import { whereHome } from './scenes/whereHome.ts';
import { hubShop } from './scenes/whereShop.ts';
import { slideHoops } from './scenes/whereSlides.ts';
import { worldMap } from './worldMap.ts';

/** Every committed SVG: its path below public/, and its text. The same on each call. */
export function pictures(): Map<string, string> {
  const drawn: Record<string, string> = {
    'art/hero-dawn': heroDawn(),
    'art/hero-noon': heroNoon(),
    'art/hero-dusk': heroDusk(),
    'art/scene-stoplight': sceneStoplight(),
    'art/scene-microfinance': sceneMicrofinance(),
    'art/scene-schools': sceneSchools(),
    'art/scene-ee': sceneEntrepreneur(),
    'art/stoplight-rojo': light('red'),
    'art/stoplight-amarillo': light('yellow'),
    'art/stoplight-verde': light('green'),
    'art/stoplight-door': stoplightDoor(),
    'art/stoplight-step-see': stepSee(),
    'art/stoplight-step-choose': stepChoose(),
    'art/stoplight-step-act': stepAct(),
    'art/stoplight-block-pot': pot(),
    'art/stoplight-block-again': yard(),
    'art/stoplight-block-solutions': blockSolutions(),
    'art/stoplight-block-places': blockPlaces(),
    'art/education-enterprise': hatch(),
    'art/education-olympics': educationOlympics(),
    'art/education-accounts': educationAccounts(),
    'art/education-robot': robotRace(),
    'art/education-banner-es': educationBanner('es'),
    'art/education-banner-en': educationBanner('en'),
    'art/schools-block-learn': blockLearn(),
    'art/schools-block-plan': classroom(),
    'art/schools-block-pays': truck(),
    'art/schools-contact-es': schoolsContact('es'),
    'art/schools-contact-en': schoolsContact('en'),
    'art/microfinance-negocios': marketStall(),
    'art/microfinance-comites': committee(),
    'art/microfinance-estudiantes': bicycle(),
    'art/microfinance-discapacidad': patio(),
    'art/microfinance-agua': tank(),
    'art/microfinance-consumo': doorway(),
    'art/microfinance-vivienda': bricks(),
    'art/microfinance-estufas': smokeless(),
    'art/microfinance-microfranquicias': tradeCase(),
    'art/microfinance-heladero': slideIceCream(),
    'art/microfinance-bano': slideBathroom(),
    'art/microfinance-kiva': slideThread(),
    'art/about-invitation': aboutInvitation(),
    'art/about-opening': aboutOpening(),
    'art/about-needle': needle(),
    'art/about-team': aboutTeam(),
    'art/involve-opening': involveOpening(),
    'art/involve-semaforo': areaStoplight(),
    'art/involve-microfinanzas': areaFinance(),
    'art/involve-educacion': areaEducation(),
    'art/involve-escuelas': areaSchools(),
    'art/involve-aprender-1': learnStoplight(),
    'art/involve-aprender-2': learnFinance(),
    'art/involve-aprender-3': teachEducation(),
    'art/involve-aprender-4': teachSchools(),
    'art/involve-respuesta-1': answerStoplight(),
    'art/involve-respuesta-2': answerFinance(),
    'art/involve-respuesta-3': answerEducation(),
    'art/involve-respuesta-4': answerSchools(),
    'art/involve-sumarse': joinIn(),
    'art/involve-prestar': givingThread(),
    'art/involve-kiva': patchLending(),
    'art/involve-globalgiving': patchGiving(),
    'art/involve-rol-alianzas': roleAlliances(),
    'art/involve-rol-datos': roleData(),
    'art/involve-rol-investigacion': roleResearch(),
    'art/involve-rol-empresas': roleCompanies(),
    'art/involve-rol-traduccion': roleTranslation(),
    'art/involve-rol-historias': roleStories(),
    'art/involve-rol-capacitacion': roleTraining(),
    'art/involve-rol-microfranquicias': roleFranchises(),
    'art/involve-rol-finanzas': roleImpact(),
    'art/involve-rol-concursos': roleContests(),
    'art/involve-rol-materiales': roleMaterials(),
    'art/involve-rol-comunicacion': roleCommunications(),
    'art/involve-rol-diseno': roleDesign(),
    'art/involve-rol-fondos': roleFundraising(),
    'art/involve-rol-sistemas': roleSystems(),
    'art/involve-rol-produccion': roleProduction(),
    'art/involve-rol-hoteleria': roleHospitality(),
    'art/involve-rol-clases': roleClasses(),
    'art/where-carrete': spool(),
    'art/where-aros': slideHoops(),
    'art/where-sillas': forum(),
    'art/where-semillas': sowing(),
    'art/where-campana': belfry(),
    'art/where-parada': bus(),
    'art/where-percha': rail(),
    'art/where-vidriera': hubShop(),
    'art/where-balcones': hubBalconies(),
    'art/where-home': whereHome(),
    'art/archive-opening': archiveOpening(),
    'art/archive-hojas-para-llevar': archiveSheets(),
    'art/archive-memorias-anuales': archiveYearbooks(),
    'art/archive-gobierno-corporativo': archiveGovernance(),
    'art/archive-calificaciones-y-evaluaciones': archiveRatings(),
    'art/archive-manuales-y-guias': archiveManuals(),
    'art/archive-investigaciones': archiveResearch(),
    'art/archive-libros': archiveBooks(),
    'art/archive-pasantias': archiveInternships(),
    'art/accessibility-call': accessibilityCall(),
    'art/accessibility-letters': largeLetters(),
    'art/accessibility-swing': accessibilitySwing(),
    'art/rates-table': ratesTable(),
    'art/rates-sheet': ratesSheet(),
    'art/rates-offers': ratesOffers(),
    'art/privacy-letter': sewnLetter(),
    'art/privacy-reading': reading(),
    'art/privacy-pocket': pocket(),
    'art/privacy-opened': opened(),
    'art/privacy-notebook': notebook(),
    'art/privacy-gate': gate(),
    'art/privacy-erasing': erasing(),
    'art/privacy-sampler': sampler(),
    'art/missing-road': roadsEnd(),
    'art/jobs-doorstep': doorstep(),
    'art/open-data-frame': openDataFrame(),
    'art/figures-thousands': threading(),
    'art/figures-ones': counting(),
    'art/figures-shares': unfinished(),
    'art/figures-yearbook': yearbook(),
    'art/sitemap-door': sitemapDoor(),
    'art/own-opening': ownOpening(),
    'art/own-plan': ownPlan(),
    'art/maps/mundo': worldMap(),
    'art/skyline': skyline(),
    'art/voice': voice(),
    'art/offices-front': officeFront(),
    'art/news-radio': newsRadio(),
    'art/news-reporter': newsReporter(),
    'art/archive-call': archiveCall(),
    'art/offices-welcome': officeWelcome(),
    'art/book-es': book('es'),
    'art/book-en': book('en'),
    'art/edge-monte': edge(colors.monte),
    'art/rosette-impact': impactRosette(),
    'art/rosette-linen': linenRosette(),
    'art/emblem': emblem(),
    'art/emblem-cream': emblem({ ink: colors.cream, red: '#E8583F', yellow: '#F6B93B', green: '#6DB37C' }),
    favicon: emblem({ detailed: false }),
  };
  for (const { cover, draw } of openings()) if (cover) drawn[cover.replace('.svg', '')] = draw(0);
  for (const [name, draw] of Object.entries({ ...HANDOUTS, ...REPORTS })) drawn[`art/cover-${name}`] = draw();
  for (const [name, one] of Object.entries(openingGrounds())) drawn[`art/opening-ground-${name}`] = one;
  for (const [name, step] of Object.entries(educationYear())) drawn[`art/education-year-${name}`] = step;
  for (const [name, work] of Object.entries(jobs())) drawn[`art/jobs-${name}`] = work;
  for (const [name, hour] of Object.entries(schoolsDay())) drawn[`art/schools-day-${name}`] = hour;
  for (const [name, one] of Object.entries(sustainability())) drawn[`art/sustainability-${name}`] = one;
  for (const [name, patch] of Object.entries(ownDimensions())) drawn[`art/own-${name}`] = patch;
  for (const [name, story] of Object.entries(stories())) drawn[`art/story-${name}`] = story;
  for (const [name, part] of Object.entries(accessibilityYard())) drawn[`art/accessibility-${name}`] = part;
  for (const [name, house] of Object.entries(sitemapWindows())) drawn[`art/sitemap-${name}`] = house;
  for (const [name, map] of Object.entries({ ...maps(), ...officeMaps() })) drawn[`art/maps/${name}`] = map;
  const all = new Map(Object.entries(drawn).map(([name, svg]) => [`${name}.svg`, lightenPicture(name, svg)]));
  for (const [name, scene] of ownScenes()) all.set(`art/own/${name}.svg`, scene);
  const portraits = {
    vecina: neighbour(),
    medica: doctor(),
    chipera: chipera(),
    equipo: team(),
    egresado: farmer(),
    ahorrista: saver(),
  };
  for (const [name, portrait] of Object.entries(portraits)) all.set(`art/voice-${name}.svg`, lightenWhole(portrait));
  return all;
}
