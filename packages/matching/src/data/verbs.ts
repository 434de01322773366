const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** English verbs that members say with what they do, in the base form: those that are hardly ever nouns. */
export const plainVerbs = set(
  `accompany advise analyse analyze arrange assemble bake become bind bottle bring build calculate capture carry carve
   choose clean coach collect compose conduct connect create cultivate curate cut decorate deliver develop distill
   draw edit engrave explain feed fill find fit fix forge get give grow guide help hire illustrate import improve
   inspect install keep knit lay lead let listen look maintain make manage mediate mend mentor mount negotiate observe
   organise organize pack photograph plan play prepare produce prune publish put raise reduce refurbish regulate
   renovate restore roast run sell serve sew show sing sit solve sort speak stop supply take teach tell tend train translate
   translate tune turn uncover understand unlock upholster value weave weld write`,
);

/** Those that are nouns as well: verbs only where somebody stands before them. */
export const verbsOrNouns = set(
  `act ask attack audit bike book brew brief broker care catch check code consult cook cost cover craft dance deal
   design drive dye film finance focus frame go handle host iron kill love market measure mill model move offer open
   paint print process program promote record recruit rent repair report research review rework ride seal search
   service set shape shoot split sponsor start stitch store stuff study style support survey tailor talk test track
   trade treat try use visit walk wash watch work`,
);

/** Between who speaks and the verb. */
export const adverbs = set('also always currently just mainly mostly now often only still usually');
