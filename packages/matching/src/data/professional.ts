import type { Families } from './family.ts';

/** Trades sold by offices: money, law, people, advice, words. */
export const professional: Families = {
  accounting: {
    label: 'accounting',
    trades: {
      accounting:
        'accounting, accountant, accountancy, CPA, chartered accountant, certified public accountant, accounting firm',
      bookkeeping:
        'bookkeeping, bookkeeper, book keeping, book keeper, book-keeper, keep the books, keeping the books, do my books, does my books, doing my books, does our books, accounts payable, accounts receivable, bank reconciliation, reconciliation, month end close, QuickBooks, Xero, FreshBooks, ledger',
      payroll: 'payroll, pay roll, payslip, wages, wage processing, salary processing',
      tax: 'tax, taxes, taxation, tax return, tax preparation, tax filing, tax planning, tax adviser, tax advisor, VAT, VAT return, sales tax, self assessment',
      audit: 'audit, auditor, auditing, internal audit, financial audit',
      'cfo-services':
        'CFO, fractional CFO, virtual CFO, chief financial officer, cash flow, cash flow forecast, financial controller, management accounts, budgeting',
      invoicing: 'invoicing, invoices, billing, credit control, debt collection, collections',
    },
  },
  finance: {
    label: 'finance',
    trades: {
      finance: 'finance, financial, financial services, financing, banking, banker, bank',
      lending:
        'loan, lending, lender, small business loan, SBA loan, line of credit, working capital, invoice financing, equipment finance, microfinance',
      mortgage: 'mortgage, mortgage broker, home loan, refinancing, remortgage',
      insurance:
        'insurance, insurer, insurance broker, insurance agent, liability insurance, business insurance, life insurance, underwriting, underwriter',
      'wealth-management':
        'wealth management, financial planning, financial planner, financial adviser, financial advisor, retirement planning, pension, estate planning, investment advice, asset management',
      payments:
        'payment processing, payments, card payments, merchant services, point of sale, POS system, POS, payment terminal',
      grants: 'grant, grants, grant writing, grant writer, subsidies, public funding',
      crypto: 'crypto, cryptocurrency, blockchain, web3, bitcoin, defi',
      'debt-advice': 'debt advice, debt counselling, debt counselor, debt relief, personal bankruptcy',
      'currency-exchange':
        'currency exchange, foreign exchange, forex, international payments, currency hedging',
    },
  },
  investment: {
    label: 'investment',
    trades: {
      investment:
        'investment, investing, investor, investors, invest, capital, funding, raise money, raising money',
      'angel-investment':
        'angel investor, angel investing, business angel, angel, pre-seed, seed funding, seed round, seed capital, seed investor, seed investment',
      'venture-capital': 'venture capital, venture capitalist, VC, VCs, series a, growth capital',
      'private-equity':
        'private equity, mergers and acquisitions, M&A, acquisitions, business acquisition, buyout',
      crowdfunding: 'crowdfunding, Kickstarter, crowd funding',
      'business-succession':
        'business succession, succession planning, company succession, succession adviser, succession advisor, business handover, sell my business, business broker, business valuation, exit planning',
    },
  },
  legal: {
    label: 'legal work',
    trades: {
      legal:
        'legal, law, lawyer, attorney, solicitor, barrister, law firm, legal advice, legal counsel, general counsel',
      contracts:
        'contract law, contracts, contract review, contract drafting, drafting contracts, commercial contracts, terms and conditions, NDA, agreements',
      'intellectual-property':
        'intellectual property, patent, patents, trademark, trade mark, copyright, IP law, IP licensing, licensing deals',
      'employment-law':
        'employment law, employment lawyer, labour law, labor law, employment contracts, workplace disputes',
      'company-formation':
        'company formation, incorporation, incorporate, LLC formation, company registration, business registration',
      compliance: 'compliance, regulatory compliance, regulation, regulatory',
      conveyancing:
        'conveyancing, property law, real estate law, real estate attorney, lease review, commercial lease, lease negotiation',
      immigration: 'immigration, immigration law, immigration lawyer, visa, visas, work permit, relocation',
      mediation: 'mediation, mediator, arbitration, dispute resolution, litigation',
      notary: 'notary, notary public, notarization, notarisation, apostille',
      'family-law': 'family law, family lawyer, divorce, divorce lawyer, child custody, prenuptial agreement',
      'wills-probate':
        'will writing, will writer, probate, inheritance, inheritance law, estate administration, power of attorney',
      'criminal-law': 'criminal law, criminal defence, criminal defense, defence lawyer, defense attorney',
      'personal-injury':
        'personal injury, personal injury lawyer, accident claims, medical negligence, malpractice',
      insolvency:
        'insolvency, insolvency practitioner, liquidation, liquidator, bankruptcy, company turnaround',
      'data-protection':
        'data protection, data protection officer, DPO, GDPR, HIPAA, data privacy, privacy law, privacy policy',
    },
  },
  people: {
    label: 'human resources',
    trades: {
      people:
        'human resources, HR, people operations, people ops, personnel, HR consulting, HR manager, HR advice',
      recruiting:
        'recruiting, recruiter, recruitment, headhunter, headhunting, talent acquisition, hire staff, staffing, staffing agency, executive search, temp agency, sourcing candidates, talent, temp workers, temporary staff, seasonal workers',
      'employee-benefits':
        'employee benefits, benefits administration, compensation and benefits, health plan, employee wellbeing',
      onboarding: 'onboarding, employee onboarding, staff onboarding, staff handbook, employee handbook',
      'staff-training':
        'staff training, employee training, corporate training, learning and development, L&D, workshops, workshop facilitation, facilitation, facilitator',
      'diversity-inclusion': 'diversity and inclusion, diversity, inclusion, DEI, belonging',
      'team-building': 'team building, teambuilding, company culture, workplace culture, employee engagement',
      outplacement: 'outplacement, redundancy support, redundancies, layoffs',
    },
  },
  advice: {
    label: 'business advice',
    trades: {
      'strategy-consulting':
        'strategy consulting, business strategy, strategic planning, management consulting, management consultant, business consulting, business consultant, business plan, business planning, growth strategy',
      'business-coaching':
        'business coach, business coaching, executive coach, executive coaching, leadership coaching, leadership coach, leadership development, leadership training, life coach, life coaching, career coach, career coaching',
      mentoring: 'mentor, mentors, mentoring, mentorship, mentee',
      operations:
        'operations, operations management, process improvement, lean, six sigma, operational excellence, workflow design, standard operating procedures',
      'project-management':
        'project management, project manager, programme management, program management, agile, scrum, scrum master, PMO, PMP',
      'change-management':
        'change management, organisational development, organizational development, transformation, digital transformation',
      'product-management':
        'product management, product manager, product owner, product strategy, product roadmap',
      'market-research':
        'market research, customer research, competitor analysis, market analysis, customer surveys, focus groups',
      procurement:
        'procurement, purchasing, product sourcing, strategic sourcing, vendor management, supplier management',
      franchising: 'franchise, franchising, franchisee, franchisor',
      export: 'export, exporting, import export, international trade, import, importing',
      sustainability:
        'sustainability, sustainable, ESG, carbon footprint, net zero, circular economy, climate',
      'quality-management':
        'quality management, quality assurance audit, ISO 9001, ISO certification, certification',
      'risk-management': 'risk management, risk assessment, business continuity, crisis management',
      'interim-management': 'interim management, interim manager, interim executive, interim CEO',
      'startup-advice':
        'startup advice, startup advisor, startup accelerator, accelerator, incubator, startup incubator, startup mentor',
      appraisal: 'appraiser, valuer, valuation, valuations, expert witness, loss adjuster',
      'bid-writing': 'bid writing, bid writer, tenders, tender, tender writing, public tenders, RFP',
      customs: 'customs clearance, customs broker, customs agent, customs duty, import duty, tariffs',
    },
  },
  sales: {
    label: 'sales',
    trades: {
      sales:
        'sales, selling, salesperson, sales team, sell, sales manager, sales consulting, account manager, account management, key accounts',
      'lead-generation':
        'lead generation, sales leads, new leads, qualified leads, more leads, lead gen, prospecting, appointment setting, cold calling, cold email, outbound, telemarketing, telesales',
      'sales-training': 'sales training, sales coaching, sales coach, negotiation, closing deals',
      'business-development':
        'business development, biz dev, partnerships manager, strategic partnerships, channel partners, alliances',
      crm: 'CRM, customer relationship management, Salesforce, HubSpot, Zoho, Pipedrive, GoHighLevel',
      'customer-support':
        'customer support, customer service, customer success, help desk, helpdesk, call centre, call center, live chat',
      distribution:
        'distributor, distributors, distribution, reseller, resellers, dealer, dealership network',
    },
  },
  administration: {
    label: 'office support',
    trades: {
      'virtual-assistant':
        'virtual assistant, virtual assistance, VA, personal assistant, executive assistant, remote assistant',
      'office-administration':
        'administration, administrative, admin support, office manager, office management, secretary, secretarial, back office, receptionist',
      'data-entry': 'data entry, typing service, audio typing, data processing, document scanning',
      transcription: 'transcription, transcriptionist, transcribing, captioning, subtitles, subtitling',
      coworking:
        'coworking, co-working, shared office, office space, meeting room, meeting rooms, serviced office, desk space',
      'call-answering':
        'call answering, telephone answering, answering service, virtual receptionist, phone answering',
      archiving: 'archiving, archivist, document storage, document shredding, shredding, records management',
    },
  },
  language: {
    label: 'translation',
    trades: {
      translation:
        'translation, translator, translating, translate, certified translation, technical translation, sworn translator, sworn translation',
      interpreting: 'interpreting, interpreter, simultaneous interpreting',
      localization: 'localization, localisation, localise, localize, internationalization',
      'language-teaching':
        'language teaching, language lessons, language school, english lessons, english teacher, spanish lessons, spanish teacher, business english, language course',
      proofreading: 'proofreading, proofreader, proof reading, editing, editor, copy editing, copyediting',
      'sign-language':
        'sign language, sign language interpreter, BSL, ASL, deaf interpreter, lip speaker, BSL interpreter, ASL interpreter, sign interpreter',
    },
  },
};
