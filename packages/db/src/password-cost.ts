/** What hashing a password costs: KiB of memory, and the passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number };

/** OWASP's parameters for argon2id on one lane; about 20 ms of CPU time. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
