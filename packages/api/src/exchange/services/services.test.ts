import { makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('the services', () => {
  it('are shown to anyone, with price in cents and what is included', async () => {
    const { db, anonymous } = api();
    const { id } = await makeService(db, {
      name: 'Shop window',
      category: 'web_design',
      price: 129_900,
      features: ['Five pages', 'A contact form'],
      deliveryTime: '2-3 weeks',
    });

    expect(await anonymous().services.list()).toContainEqual({
      id,
      name: 'Shop window',
      description: 'What is done.',
      category: 'web_design',
      price: 129_900,
      deliveryTime: '2-3 weeks',
      features: ['Five pages', 'A contact form'],
      imageUrl: null,
    });
  });

  it('leave out inactive ones', async () => {
    const { db, anonymous } = api();
    const { id } = await makeService(db, { isActive: false });
    expect((await anonymous().services.list()).map((service) => service.id)).not.toContain(id);
  });

  it('never contain their CRM workflow', async () => {
    const { db, anonymous } = api();
    await makeService(db, { ghlWorkflowId: 'secret-workflow' });
    expect(JSON.stringify(await anonymous().services.list())).not.toContain('secret-workflow');
  });
});
