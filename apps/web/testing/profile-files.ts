import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The columns as LinkedIn exports them. */
const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers';
const POSITIONS = 'Company Name,Title,Description,Location,Started On,Finished On';
const EDUCATION = 'School Name,Start Date,End Date,Notes,Degree Name,Activities';

/** The files of a member's archive. */
export const LINKEDIN_FILES = {
  'Profile.csv': `${PROFILE}\r\nAna,Duarte,,,,"Baker, and proud 🥖","I bake.\nSince 1998.",Food & Beverages,,"Lisbon, Portugal",[ana],"[PERSONAL:https://ana.test,COMPANY:www.pao.test]",\r\n`,
  'Positions.csv': `Notes:\r\n"Your positions, the newest first"\r\n\r\n${POSITIONS}\r\nOld Mill,Apprentice,,Porto,Jan 1998,Dec 2004\r\n"Pão, Sal & Co",Head baker,"Bread, cakes",Lisbon,Jan 2005,\r\n`,
  'Skills.csv': 'Name\r\nSourdough\r\nCatering\r\n',
  'Education.csv': `${EDUCATION}\r\nEscola de Hotelaria,1994,1997,,Diploma in Baking,\r\n`,
  'PhoneNumbers.csv': 'Extension,Number,Type\r\n,+351 21 000,Mobile\r\n',
};

/** A ZIP archive of files by their path. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A file as a member chooses it. */
export const fileOf = (content: string | Uint8Array, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
