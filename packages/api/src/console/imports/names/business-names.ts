/** Legal forms and trades in names of businesses, and words for families, in the languages of the headers. */
const OF_BUSINESSES =
  /(?:^|[\s,])(?:gmbh|mbh|ag|kg|ohg|og|gbr|ug|e\.?\s?k\.?|e\.?\s?u\.?|e\.?\s?v\.?|e\.?\s?g\.?|ltd\.?|limited|inc\.?|llc|llp|plc|corp\.?|pty|pvt\.?|s\.?a\.?r\.?l\.?|s\.?l\.?|s\.?a\.?s\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?n\.?c\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|aps|a\/s|oy|oyj|ab|lda\.?|ltda\.?|eireli|sp\. ?z ?o\. ?o\.|s\.r\.o\.|a\.s\.|a\.ş\.|şti\.?|co\.|company|& söhne|& sons|& co|b[äa]ckerei|restaurant|hotel|apotheke|praxis|kanzlei|autohaus|tischlerei|boulangerie|panader[ií]a|bakery|caf[eé]|verein|stiftung|sparkasse|co-op|foundation|association|club|family|familie|famille|familia|household|eheleute)(?=[\s,]|$)/i;

/** Whether a name is that of a business or a family rather than of a person. */
export const isBusinessName = (name: string): boolean => OF_BUSINESSES.test(name);
