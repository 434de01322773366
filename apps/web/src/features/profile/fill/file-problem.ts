/** Why a file cannot be read, in a sentence for the member. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
