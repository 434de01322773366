import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const [former, current] = ['the secret of last year', 'the secret of this year'];

describe('a sealed secret', () => {
  it('opens where it was sealed for, and nowhere else', () => {
    const sealer = createSealer([current], 'test');
    const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'totp:1');
    expect(sealer.open(sealed, 'totp:1')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealer.open(sealed, 'totp:2')).toBeUndefined();
    expect(createSealer([current], 'other purpose').open(sealed, 'totp:1')).toBeUndefined();
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it('is never the same twice', () => {
    const sealer = createSealer([current], 'test');
    expect(sealer.seal('same', 'place')).not.toBe(sealer.seal('same', 'place'));
  });

  it('opens after its secret was rotated, and is then known as one to seal again', () => {
    const before = createSealer([former], 'test');
    const after = createSealer([current, former], 'test');
    const sealed = before.seal('text', 'place');
    expect(after.open(sealed, 'place')).toBe('text');
    expect(sealed.startsWith(after.newest)).toBe(false);
    expect(after.seal('text', 'place').startsWith(after.newest)).toBe(true);
    expect(createSealer([current], 'test').open(sealed, 'place')).toBeUndefined();
  });

  it('does not open with any byte changed, cut off or made up', () => {
    const sealer = createSealer([current], 'test');
    const sealed = sealer.seal('text', 'place');
    const [name, encoded = ''] = sealed.split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(sealer.open(`${name}.${changed.toString('base64url')}`, 'place')).toBeUndefined();
    }
    for (const text of ['', '.', name ?? '', `${name}.`, `${name}.AAAA`, `other.${encoded}`])
      expect(sealer.open(text, 'place')).toBeUndefined();
  });
});
