import { currentLocale } from '@guildhall/locale/current-locale';
import { nameIndustriesWith } from '@guildhall/locale/industry-name';
import { translated } from '@guildhall/locale/translated';
import { type Labels, labelOf } from '../../ground/settings/labels.schema.ts';
import { nameMessages } from '../../ground/values/names.messages.ts';
import { PRODUCT_NAMES } from '../../ground/values/product-names.ts';

type Naming = { readonly industries: Iterable<string>; readonly labels: Labels };

let naming: Naming = { industries: PRODUCT_NAMES, labels: {} };
let listed = bySpelling(naming.industries);

/** From then on, reasons in this process call industries as the community does. */
export function nameIndustries(change: Partial<Naming>): void {
  naming = { ...naming, ...change };
  listed = bySpelling(naming.industries);
}

function bySpelling(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...PRODUCT_NAMES, ...names].map((name) => [name.toLowerCase(), name]));
}

nameIndustriesWith((written) => {
  const name = listed.get(written.trim().toLowerCase()) ?? written;
  const names = translated(nameMessages);
  return (
    labelOf(naming.labels[currentLocale()]?.names, name) ??
    (Object.hasOwn(names, name) ? names[name] : undefined) ??
    name
  );
});
