import type { ProductConfig } from '../core/product-config.ts';
import type { Signer } from '../security/signer.ts';

/** What composing a mail needs besides the database. */
export type MailDependencies = { config: ProductConfig; signer: Signer };
