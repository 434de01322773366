import type { Families } from './family.ts';

/** Trades whose product lives on a screen or on paper: marketing, design, software, media. */
export const digital: Families = {
  marketing: {
    label: 'marketing',
    trades: {
      marketing:
        'marketing, marketer, digital marketing, online marketing, marketing agency, marketing strategy, growth marketing, promotion, promote',
      seo: 'SEO, search engine optimization, search engine optimisation, search optimization, local SEO, link building, Google ranking, search ranking, keyword research',
      'paid-advertising':
        'advertising, advertiser, ads, Google Ads, AdWords, Facebook Ads, Meta Ads, LinkedIn Ads, pay per click, PPC, paid search, paid social, paid media, media buying, display ads, retargeting',
      'social-media':
        'social media, social media marketing, social media management, social media manager, social media accounts, Instagram, TikTok, Facebook page, Facebook, Pinterest, LinkedIn marketing, community management, community manager',
      'content-marketing':
        'content marketing, content strategy, content creation, content creator, content writing, blog, blogging, blog posts, newsletter, newsletters, thought leadership',
      copywriting:
        'copywriting, copywriter, copy writing, copy writer, sales copy, web copy, ghostwriting, ghostwriter, technical writing, technical writer',
      'email-marketing':
        'email marketing, e-mail marketing, email campaign, email campaigns, Mailchimp, Klaviyo, email automation, drip campaign',
      'marketing-automation':
        'marketing automation, sales funnel, funnel, funnels, conversion optimization, conversion rate optimisation, conversion rate',
      'public-relations':
        'public relations, PR, PR agency, press, press release, press releases, media relations, publicist, publicity',
      'influencer-marketing':
        'influencer, influencers, influencer marketing, brand ambassador, affiliate marketing, affiliates',
      'marketing-analytics': 'marketing analytics, web analytics, Google Analytics, attribution, tag manager',
      'direct-mail': 'direct mail, leaflet distribution, flyer distribution, door drop, mailing',
      'reputation-management':
        'reputation management, online reviews, customer reviews, Google reviews, Trustpilot',
      'app-store-marketing': 'app store optimization, ASO, app marketing',
    },
  },
  design: {
    label: 'design',
    trades: {
      design: 'design, designer, design studio, creative direction, art direction, art director',
      'graphic-design':
        'graphic design, graphic designer, graphics, illustration, illustrator, infographics, brochure, brochures, brochure design, flyers, flyer design, layout, Photoshop, Adobe Illustrator, InDesign, Canva',
      branding:
        'branding, brand, brand identity, brand strategy, rebranding, rebrand, logo, logo design, visual identity, corporate identity, brand naming',
      'ux-design':
        'UX, UI, UX design, UI design, UX designer, UI UX, user experience, user interface, user research, usability, usability testing, wireframe, wireframes, prototyping, Figma, product design, product designer',
      'packaging-design': 'packaging, packaging design, package design, label design, labels',
      'industrial-design':
        'industrial design, industrial designer, CAD, 3D modelling, 3D modeling, 3D design, product prototyping, AutoCAD, SolidWorks',
      animation:
        'animation, animator, motion graphics, motion design, 3D animation, explainer video, explainer videos',
      'presentation-design': 'presentation design, pitch deck, pitch decks, slide deck, slides, PowerPoint',
    },
  },
  web: {
    label: 'web work',
    trades: {
      web: 'web, website, websites, web site, web page, homepage, new website, web agency, internet presence, web presence',
      'web-design':
        'web design, webdesign, web designer, webdesigner, website design, website designer, landing page, landing pages, website redesign, responsive design, Squarespace, Wix, Webflow',
      'web-development':
        'web development, web developer, website development, website developer, website builder, build a website, frontend, front-end, front end, backend, back-end, back end, full stack, fullstack, full-stack, HTML, CSS, JavaScript, TypeScript, React, Vue, Angular, Node.js, Nodejs, PHP, Laravel, Ruby on Rails, Django, Next.js',
      wordpress: 'WordPress, WooCommerce, Elementor, Drupal, Joomla, CMS, content management system',
      'web-hosting':
        'web hosting, website hosting, server hosting, domain names, domains, website maintenance, web maintenance, website support',
      'online-shop':
        'online shop, online store, web shop, webshop, e-commerce, ecommerce, Shopify, Shopify store, Shopify shop, WooCommerce store, WooCommerce shop, Magento, Magento store, Amazon FBA, Amazon store, Etsy shop, Etsy store, online selling, marketplace seller, dropshipping',
      accessibility: 'accessibility, web accessibility, WCAG, accessible design',
    },
  },
  software: {
    label: 'software',
    trades: {
      software:
        'software, software development, software developer, software engineer, software engineering, developer, programmer, programming, coding, custom software, application development, Java, Csharp, Cplusplus, Dotnet, Golang, Rust',
      'mobile-apps':
        'mobile app, mobile apps, mobile application, app development, app developer, mobile developer, mobile development, iOS, Android, iPhone app, Flutter, React Native, Swift, Kotlin',
      saas: 'SaaS, software as a service, cloud software, subscription software, B2B SaaS',
      'artificial-intelligence':
        'AI, artificial intelligence, machine learning, ML, deep learning, LLM, LLMs, generative AI, ChatGPT, chatbot, chatbots, computer vision, natural language processing, NLP, AI automation',
      'data-analysis':
        'data analysis, data analyst, data analytics, analytics, business intelligence, dashboards, reporting dashboards, Tableau, Power BI, Excel, spreadsheets, SQL, statistics, statistician',
      'data-science':
        'data science, data scientist, data engineering, data engineer, big data, data pipeline, data warehouse, Python',
      'process-automation':
        'automation, process automation, workflow automation, Zapier, RPA, no-code, nocode, low-code, Airtable, integrations, API integration, system integration',
      testing: 'software testing, quality assurance, QA, test automation, QA testing, tester',
      erp: 'ERP, SAP, Odoo, Microsoft Dynamics, NetSuite, inventory software',
      games: 'game development, game developer, games, gaming, Unity, Unreal Engine, esports',
      'iot-embedded':
        'IoT, internet of things, embedded, embedded systems, firmware, sensors, robotics, robots',
      'gis-mapping':
        'GIS, geospatial, cartography, cartographer, drone survey, drone surveying, drone mapping, digital mapping, map making, drone surveyor, drone pilot',
    },
  },
  'it-services': {
    label: 'IT services',
    trades: {
      'it-services':
        'IT, IT services, IT consulting, IT consultant, information technology, it services, managed services, managed IT, MSP, systems administrator, sysadmin, system administration',
      'it-support':
        'IT support, it support, tech support, technical support, computer repair, PC repair, laptop repair, desktop support, computer help',
      cybersecurity:
        'cybersecurity, cyber security, cyber-security, information security, infosec, penetration testing, pen testing, pentest, security audit, network security, SOC 2, ISO 27001, ransomware, phishing, ethical hacking',
      'cloud-computing':
        'cloud, cloud computing, cloud migration, AWS, Azure, Google Cloud, DevOps, Kubernetes, Docker, site reliability, infrastructure as code, Terraform',
      networking:
        'computer network, computer networks, network engineer, network administration, wifi, wi-fi, cabling, structured cabling, fibre, servers, server',
      telecoms: 'telecoms, telecom, telecommunications, VoIP, phone system, phone systems, PBX, broadband',
      'data-backup': 'data backup, backups, data recovery, disaster recovery',
      'it-training': 'IT training, computer training, computer course, computer lessons, digital skills',
      'office-machines':
        'photocopier, photocopiers, copier, copiers, toner, printer repair, printer leasing, office machines',
    },
  },
  media: {
    label: 'media',
    trades: {
      media: 'media, media production, production company, broadcasting, broadcast',
      photography:
        'photography, photographer, photographers, photos, photo, photo shoot, photoshoot, headshots, headshot, product photography, food photography, product photos, wedding photography, wedding photographer, portraits, photo editing, retouching, drone photography',
      videography:
        'videography, videographer, video, videos, video production, video editing, video editor, filming, filmmaker, filmmaking, film production, film, drone video, corporate video, YouTube',
      podcasting: 'podcast, podcasts, podcasting, podcaster, podcast production, podcast editing',
      audio:
        'audio, audio engineer, sound engineer, sound design, voice over, voiceover, voice actor, music production, recording studio, mixing and mastering, voice artist',
      music: 'music, musician, musicians, band, live music, DJ, singer, composer, songwriter, piano, guitar',
      journalism: 'journalism, journalist, reporter, news writing, magazine, newspaper',
      publishing:
        'publishing, publisher, self publishing, book publishing, author, authors, novel, literary agent',
      art: 'art, artist, artists, painting commissions, gallery, galleries, sculpture, sculptor, murals, ceramics, pottery',
      'live-streaming':
        'live streaming, livestream, livestreaming, webcast, webcasting, hybrid events, event streaming',
      'picture-framing': 'picture framing, picture framer, art restoration, art restorer',
    },
  },
  print: {
    label: 'printing',
    trades: {
      print:
        'printing, printer, print, print shop, print works, offset printing, digital printing, screen printing, large format printing',
      signage:
        'signage, signs, sign maker, sign making, shop sign, shop signs, banners, vehicle wraps, window graphics',
      'business-cards':
        'business cards, stationery, letterheads, leaflets, catalogues, catalogs, menus, menu printing',
      merchandise:
        'merchandise, merch, promotional products, promotional items, corporate gifts, branded gifts, T-shirts, branded clothing, uniforms, workwear, embroidery',
      '3d-printing': '3D printing, 3D printer, additive manufacturing, rapid prototyping',
      engraving: 'engraving, engraver, laser engraving, trophies, plaques, name plates',
      bookbinding: 'bookbinding, bookbinder, book binding, calligraphy, calligrapher, letterpress',
    },
  },
};
