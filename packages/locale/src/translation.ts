/**
 * The shape of a translation of English messages: the same keys, the same arguments, other words. A sentence that is
 * missing in a language, or that no longer exists in English, does not compile.
 */
export type Translation<Messages> = Messages extends string
  ? string
  : Messages extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : Messages extends ReadonlyMap<infer Key, infer Value>
      ? ReadonlyMap<Key, Translation<Value>>
      : Messages extends readonly (infer Item)[]
        ? readonly Translation<Item>[]
        : Messages extends object
          ? { [Key in keyof Messages]: Translation<Messages[Key]> }
          : Messages;
