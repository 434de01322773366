const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Aaron Abena Ada Adam Aisha Alan Alba Alejandro Alice Amir Ana Andrea Anna Anton Arash Aurora Beth Bianca Boris Bruno
  Caleb Carlos Catherine Chidi Clara Cora Dana Darius David Dina Diego Dmitri Elif Elisa Emma Emil Eric Esther Eva Farah
  Felipe Fiona Frank Gabriel Gemma George Giulia Gustav Hana Harold Hassan Helena Henry Ida Ignacio Imani Ines Iris Isaac
  Ivan Jack Jamal Jana Javier Jean Jill Joel Johanna Jonas Jorge Julia Kai Karim Kate Keiko Kenji Kira Lars Laila Leo Lina
  Linh Louis Lucia Luca Lydia Magnus Malik Mara Marek Maria Martin Mateo Mia Michel Mina Miriam Nasser Natalia Nia Nico Nina
  Nora Olivia Omar Oscar Pablo Paula Pedro Pia Rahul Rania Raquel Rebecca Rosa Rui Ruth Said Sana Sara Sean Selma Simon Sven
  Tamar Tara Teresa Theo Thomas Tim Uma Vera Viktor Wanda Yara Yusuf Zara Zoran
`);

export const lastNames = words(`
  Abbas Adeyemi Aguilar Ahmed Almeida Anders Arnold Bailey Baker Banerjee Barros Becker Bell Berg Bianchi Blake Borges Boyd
  Brandt Brooks Campos Carvalho Castro Chandra Chang Clarke Cohen Cooper Costa Cruz Dahl Das Dias Dixon Dubois Eriksen Evans
  Farouk Fernandes Fischer Fleming Foster Fuchs Garcia Ghosh Gomez Goncalves Gray Gupta Haas Hansen Harper Hassan Herrera
  Hill Hoffmann Holm Hughes Hussein Ibrahim Ito Ivanov Jansen Jensen Johnson Jones Kapoor Kaya Keller Khan Kim Klein Kovac
  Kruger Kumar Lang Larsen Lee Lehmann Lewis Lima Lopez Lund Maier Malik Marino Marsh Mendes Meyer Mills Moreau Morris Muller
  Murphy Nair Navarro Nguyen Nielsen Novak Nunes Olsen Ortiz Owens Park Patel Pereira Perez Petrov Pinto Popescu Price Quinn
  Ramos Reyes Ricci Rivera Roberts Rojas Rossi Roy Ruiz Sato Santos Schmidt Scott Shah Sharma Silva Singh Sousa Stein Suzuki
  Tanaka Taylor Torres Tran Turner Vargas Vega Vogel Wagner Walker Wang Weber White Wolf Wong Wright Yilmaz Young Zhou Ziegler
`);

export const cities: readonly string[] = [
  'Portland, OR',
  'Austin, TX',
  'Chicago, IL',
  'Denver, CO',
  'Seattle, WA',
  'New York, NY',
  'Atlanta, GA',
  'Boston, MA',
  'San Diego, CA',
  'Nashville, TN',
  'Minneapolis, MN',
  'Pittsburgh, PA',
  'Toronto, Canada',
  'Vancouver, Canada',
  'Montreal, Canada',
  'London, UK',
  'Manchester, UK',
  'Bristol, UK',
  'Edinburgh, UK',
  'Dublin, Ireland',
  'Lisbon, Portugal',
  'Porto, Portugal',
  'Madrid, Spain',
  'Barcelona, Spain',
  'Paris, France',
  'Lyon, France',
  'Berlin, Germany',
  'Hamburg, Germany',
  'Munich, Germany',
  'Vienna, Austria',
  'Zurich, Switzerland',
  'Amsterdam, Netherlands',
  'Copenhagen, Denmark',
  'Stockholm, Sweden',
  'Prague, Czechia',
  'Warsaw, Poland',
  'Milan, Italy',
  'Athens, Greece',
  'Nairobi, Kenya',
  'Lagos, Nigeria',
  'Cape Town, South Africa',
  'Bengaluru, India',
  'Mumbai, India',
  'Singapore',
  'Tokyo, Japan',
  'Melbourne, Australia',
  'Sydney, Australia',
  'Auckland, New Zealand',
  'Mexico City, Mexico',
  'São Paulo, Brazil',
  'Buenos Aires, Argentina',
];
