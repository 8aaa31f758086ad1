// Content in one language, made by scripts/build/contentPlugin.ts.
declare module '#content/impact.json?lang=es' {
  const figures: import('#contract/content.ts').FigureInLanguage[];
  export default figures;
}
declare module '#content/impact.json?lang=en' {
  const figures: import('#contract/content.ts').FigureInLanguage[];
  export default figures;
}
declare module '#content/book.json?lang=es' {
  const book: import('#contract/content.ts').Book;
  export default book;
}
declare module '#content/book.json?lang=en' {
  const book: import('#contract/content.ts').Book;
  export default book;
}
declare module '#content/voice.json?lang=es' {
  const voice: import('#contract/content.ts').Voice;
  export default voice;
}
declare module '#content/voice.json?lang=en' {
  const voice: import('#contract/content.ts').Voice;
  export default voice;
}
declare module '#content/stoplight.json?lang=es' {
  const stoplight: import('#contract/stoplight.ts').Stoplight;
  export default stoplight;
}
declare module '#content/stoplight.json?lang=en' {
  const stoplight: import('#contract/stoplight.ts').Stoplight;
  export default stoplight;
}
declare module '#content/privacy.json?lang=es' {
  const privacy: import('#contract/privacy.ts').Privacy;
  export default privacy;
}
declare module '#content/privacy.json?lang=en' {
  const privacy: import('#contract/privacy.ts').Privacy;
  export default privacy;
}
declare module '#content/involvement.json?lang=es' {
  const involvement: import('#contract/involvement.ts').Involvement;
  export default involvement;
}
declare module '#content/involvement.json?lang=en' {
  const involvement: import('#contract/involvement.ts').Involvement;
  export default involvement;
}
declare module '#content/internships.json?lang=es' {
  const internships: import('#contract/involvement.ts').InternshipCategory[];
  export default internships;
}
declare module '#content/internships.json?lang=en' {
  const internships: import('#contract/involvement.ts').InternshipCategory[];
  export default internships;
}
declare module '#content/education.json?lang=es' {
  const education: import('#contract/education.ts').Education;
  export default education;
}
declare module '#content/education.json?lang=en' {
  const education: import('#contract/education.ts').Education;
  export default education;
}
declare module '#content/schools.json?lang=es' {
  const schools: import('#contract/schools.ts').Schools;
  export default schools;
}
declare module '#content/schools.json?lang=en' {
  const schools: import('#contract/schools.ts').Schools;
  export default schools;
}
declare module '#content/microfinance.json?lang=es' {
  const microfinance: import('#contract/microfinance.ts').Microfinance;
  export default microfinance;
}
declare module '#content/microfinance.json?lang=en' {
  const microfinance: import('#contract/microfinance.ts').Microfinance;
  export default microfinance;
}
declare module '#content/schoolsMap.json?lang=es' {
  const scenes: import('#contract/schoolsMap.ts').SchoolsMap;
  export default scenes;
}
declare module '#content/schoolsMap.json?lang=en' {
  const scenes: import('#contract/schoolsMap.ts').SchoolsMap;
  export default scenes;
}
declare module '#content/offices.json?lang=es' {
  const offices: import('#contract/offices.ts').Offices;
  export default offices;
}
declare module '#content/offices.json?lang=en' {
  const offices: import('#contract/offices.ts').Offices;
  export default offices;
}
declare module '#content/sustainability.json?lang=es' {
  const sustainability: import('#contract/sustainability.ts').Sustainability;
  export default sustainability;
}
declare module '#content/sustainability.json?lang=en' {
  const sustainability: import('#contract/sustainability.ts').Sustainability;
  export default sustainability;
}
declare module '#content/about.json?lang=es' {
  const about: import('#contract/about.ts').About;
  export default about;
}
declare module '#content/about.json?lang=en' {
  const about: import('#contract/about.ts').About;
  export default about;
}
declare module '#content/countries.json?lang=es' {
  const countries: import('#contract/countries.ts').Countries;
  export default countries;
}
declare module '#content/countries.json?lang=en' {
  const countries: import('#contract/countries.ts').Countries;
  export default countries;
}
declare module '#content/rates.json?lang=es' {
  const rates: import('#contract/rates.ts').Rates;
  export default rates;
}
declare module '#content/rates.json?lang=en' {
  const rates: import('#contract/rates.ts').Rates;
  export default rates;
}
declare module '#content/ownStoplight.json?lang=es' {
  const own: import('#contract/ownStoplight.ts').OwnStoplight;
  export default own;
}
declare module '#content/ownStoplight.json?lang=en' {
  const own: import('#contract/ownStoplight.ts').OwnStoplight;
  export default own;
}
