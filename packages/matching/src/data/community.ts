import type { Families } from './family.ts';

/** Trades that serve people in person, and the roles people have. */
export const community: Families = {
  food: {
    label: 'food',
    trades: {
      food: 'food, food and beverage, food & drink, food business, food industry, food service, F&B, beverage, culinary, gastronomy',
      bakery:
        'bakery, bakeries, baker, bakers, baking, bread, pastry, pastries, patisserie, pastry chef, cakes, cake, wedding cakes, sourdough, cupcakes, cookies, confectionery',
      restaurant:
        'restaurant, restaurants, restaurateur, bistro, diner, eatery, eateries, pizzeria, chef, chefs, cook, kitchen, kitchens, fine dining, takeaway, takeout, food truck, foodtruck, food trucks',
      cafe: 'cafe, cafes, café, coffee shop, coffee shops, coffee, tea room, barista, coffee roaster, coffee roasting, roastery',
      catering: 'catering, caterer, caterers, event catering, corporate catering, canapes, corporate lunches',
      bars: 'bar, bars, pub, pubs, cocktail, cocktails, bartender, nightclub, mixology',
      brewing:
        'brewery, breweries, brewing, brewer, craft beer, beer, distillery, distilled spirits, winery, wine, wine merchant',
      grocery:
        'grocery, groceries, grocer, supermarket, deli, delicatessen, food shop, greengrocer, health foods',
      'food-wholesale':
        'food wholesale, food wholesaler, food supplier, food suppliers, food distributor, ingredient supplier, ingredients supplier, ingredients',
      nutrition:
        'nutrition, nutritionist, dietitian, dietician, diet, meal plans, meal prep, vegan food, vegan',
      butchery: 'butcher, butchers, butchery, sausages, charcuterie, meat',
      fishmonger: 'fishmonger, fishmongers, fresh fish, seafood, oysters, smokehouse',
      sweets: 'chocolatier, chocolate, chocolates, ice cream, gelato, confectioner, pralines',
      'private-chef':
        'private chef, personal chef, chef for hire, cookery class, cooking class, cooking classes, cookery school',
    },
  },
  hospitality: {
    label: 'hospitality',
    trades: {
      hospitality: 'hospitality, hospitality industry, tourism, tourist, leisure',
      hotels:
        'hotel, hotels, hotelier, guest house, guesthouse, bed and breakfast, B&B, hostel, resort, lodging',
      'travel-agency':
        'travel, travel agency, travel agent, tour operator, business travel, retreat, retreats',
      campsite: 'campsite, campsites, camping site, glamping, caravan park, holiday park',
      'tour-guide': 'tour guide, tour guides, tours, guided tour, guided tours, city tours, sightseeing',
    },
  },
  events: {
    label: 'events',
    trades: {
      events:
        'events, event, event planning, event planner, event management, event organiser, event organizer, event manager, corporate events, conferences, conference, parties',
      weddings: 'wedding, weddings, wedding planner, wedding planning, bridal',
      venues: 'venue, venues, venue hire, event space, function room, banquet hall',
      'public-speaking':
        'public speaking, speaker, speakers, keynote, keynote speaker, speaking engagements, presentation skills',
      'trade-shows':
        'trade show, trade shows, exhibition, exhibitions, expo, exhibition stands, booth design',
      'event-equipment':
        'AV equipment, audio visual, stage lighting, party rental, marquee hire, sound system',
      floristry: 'florist, florists, flowers, floristry, floral design, bouquets',
      entertainment: 'entertainment, entertainer, magician, comedian, theatre, theater, dance, dancer, actor',
      celebrant:
        'celebrant, wedding celebrant, officiant, master of ceremonies, toastmaster, emcee, civil ceremony',
      'childrens-parties':
        "children's parties, kids parties, birthday party, bouncy castle, face painting, clown, puppet show",
    },
  },
  health: {
    label: 'health care',
    trades: {
      health:
        'health, healthcare, health care, medical, medicine, clinic, clinics, medical practice, doctor, doctors, physician, GP, hospital, hospitals',
      dental: 'dental, dentist, dentists, dentistry, orthodontist, dental practice',
      nursing:
        'nursing, nurse, nurses, home care, caregiver, carer, elderly care, senior care, care home, nursing home',
      physiotherapy:
        'physiotherapy, physiotherapist, physical therapy, physical therapist, chiropractor, chiropractic, osteopath, sports injuries',
      'mental-health':
        'mental health, therapist, therapy, psychologist, psychology, psychotherapy, psychotherapist, counsellor, counselling, counseling, counselor, stress management, burnout',
      pharmacy: 'pharmacy, pharmacist, pharmacies',
      veterinary: 'veterinary, veterinarian, vet clinic, animal health',
      optical: 'optician, opticians, optometrist, optometry, eyewear',
      telehealth:
        'telehealth, telemedicine, digital health, healthtech, medtech, health records, medical billing',
      'alternative-medicine':
        'acupuncture, naturopath, homeopathy, herbal medicine, holistic health, ayurveda',
      'hearing-care':
        'hearing aid, hearing aids, hearing care, audiologist, audiology, hearing test, tinnitus',
      podiatry: 'podiatry, podiatrist, chiropodist, chiropody, foot care',
      'speech-therapy':
        'speech therapy, speech therapist, speech and language therapy, speech pathologist, stammer therapy',
      'occupational-therapy': 'occupational therapy, occupational therapist, hand therapy, ergotherapy',
      midwifery: 'midwife, midwives, midwifery, doula, antenatal, antenatal classes, lactation consultant',
      'occupational-health':
        'occupational health, company doctor, occupational physician, workplace ergonomics, fit for work',
      'mobility-aids':
        'mobility aids, wheelchair, wheelchairs, walking aids, medical supply store, disability equipment, prosthetics, orthotics, orthopaedic technician',
      'patient-transport':
        'patient transport, ambulance, ambulances, medical transport, paramedic, event medics',
      'addiction-support':
        'addiction, addiction counselling, addiction counselor, rehab, rehab clinic, alcohol counselling, quit smoking, hypnotherapy, hypnotherapist',
    },
  },
  fitness: {
    label: 'fitness',
    trades: {
      fitness:
        'fitness, gym, gyms, personal trainer, personal training, workout, strength training, crossfit, fitness coach',
      yoga: 'yoga, yoga teacher, yoga studio, pilates, meditation, mindfulness, breathwork',
      sports:
        'sports, sport, sports coach, football, soccer, tennis, golf, basketball, swimming, running club, martial arts',
      wellness: 'wellness, wellbeing, well-being, corporate wellness, spa, spas, massage, massage therapist',
      outdoors: 'hiking, climbing, outdoor adventure, camping, cycling, kayaking, skiing',
    },
  },
  beauty: {
    label: 'beauty',
    trades: {
      beauty:
        'beauty, beauty salon, beautician, cosmetics, skincare, skin care, makeup artist, make-up artist, makeup, nails, nail salon, aesthetics clinic',
      hair: 'hairdresser, hairdressers, hair salon, hair stylist, hairdressing, barber, barbers, barbershop, salon, salons',
      fashion:
        'fashion, clothing, apparel, boutique, fashion designer, stylist, personal stylist, accessories, shoes',
      tattoo: 'tattoo, tattoos, tattoo artist, piercing',
      jewellery:
        'jewellery, jewelry, jeweller, jeweler, jewellers, goldsmith, silversmith, wedding rings, engagement ring',
      watchmaking: 'watchmaker, watchmaking, watch repair, clock repair, clockmaker, horologist',
      tailoring:
        'tailor, tailors, tailoring, seamstress, dressmaker, dressmaking, alterations, made to measure',
      'shoe-repair':
        'shoe repair, shoemaker, shoemakers, cobbler, cobblers, leather repair, leather goods, bespoke shoes',
    },
  },
  personal: {
    label: 'personal services',
    trades: {
      funerals:
        'funeral, funerals, funeral director, funeral home, undertaker, undertakers, burial, cremation, headstone, headstones, gravestone, monumental mason',
      genealogy: 'genealogy, genealogist, family history, family tree, ancestry research, heir hunter',
      matchmaking: 'matchmaking, matchmaker, dating agency, dating coach',
      'home-organising':
        'home organiser, home organizer, professional organiser, professional organizer, decluttering, declutter',
      'house-sitting':
        'house sitting, house sitter, pet sitting, pet sitter, caretaker, concierge, key holding',
      astrology: 'astrology, astrologer, tarot, feng shui, numerology',
    },
  },
  education: {
    label: 'education',
    trades: {
      education:
        'education, educational, teacher, teachers, teaching, school, schools, university, universities, college, lecturer, professor, academic',
      tutoring: 'tutoring, tutor, tutors, private lessons, exam preparation, homework help',
      'online-courses':
        'online course, online courses, e-learning, elearning, edtech, course creation, course creator, instructional design, instructional designer, webinar, webinars, curriculum design',
      childcare:
        'childcare, child care, nursery, kindergarten, preschool, daycare, day care, nanny, babysitting',
      'vocational-training':
        'vocational training, apprenticeship, apprenticeships, apprentice, apprentices, interns, internship, internships, graduates',
      research: 'research, researcher, researchers, scientist, scientists, science, lab',
      'driving-school':
        'driving school, driving instructor, driving lessons, driving licence, driving test, driver training',
      'music-lessons':
        'music lessons, music teacher, music school, piano lessons, piano teacher, guitar lessons, guitar teacher, singing lessons, violin lessons',
      'dance-school':
        'dance school, dance lessons, dance classes, dance teacher, ballet, ballroom dancing, salsa dancing',
      'special-education':
        'special education, special needs, learning support, dyslexia, learning difficulties, ADHD coaching',
    },
  },
  retail: {
    label: 'retail',
    trades: {
      retail: 'retail, retailer, retailers, shop, shops, store, stores, shopkeeper, shop owner, high street',
      wholesale: 'wholesale, wholesaler, wholesalers, bulk supply, trade supplier',
      handmade: 'handmade, crafts, craft, crafter, artisan, artisans, candles, soap, soaps, gifts, gift shop',
      pets: 'pets, pet, pet shop, pet care, dog walking, dog walker, dog training, dog grooming, pet grooming',
      toys: 'toys, toy shop, board games, childrens products, baby products',
      'home-goods': 'homeware, home goods, home decor, kitchenware, tableware',
      'consumer-goods': 'consumer goods, FMCG, CPG, consumer products, consumer brands',
      antiques:
        'antiques, antique, antique dealer, auction, auctions, auctioneer, auction house, vintage furniture, flea market',
      'second-hand':
        'second hand, second-hand, thrift store, thrift shop, charity shop, pawnbroker, repair cafe, consignment shop',
      bookshop: 'bookshop, bookshops, bookstore, bookseller, booksellers, newsagent, kiosk',
      'phone-repair':
        'phone repair, mobile phone repair, screen repair, phone shop, tablet repair, smartphone repair',
      'appliance-repair':
        'appliance repair, appliances, washing machine repair, fridge repair, white goods, domestic appliances',
      vending: 'vending, vending machines, vending machine, office coffee, water cooler, water coolers',
      'hardware-store':
        'hardware store, ironmonger, DIY store, building supplies, builders merchant, garden centre, garden center',
    },
  },
  charity: {
    label: 'charity work',
    trades: {
      nonprofit:
        'nonprofit, non-profit, nonprofits, not for profit, charity, charities, charitable, NGO, foundation, social enterprise, philanthropy',
      fundraising:
        'fundraising, fundraiser, fund raising, fundraisers, donors, donations, donor management, sponsorship, sponsors, sponsor',
      volunteering: 'volunteering, volunteer, volunteers, community outreach, community work',
      government:
        'government, public sector, local authority, council, policy, public policy, public affairs, lobbying',
      religion: 'church, churches, ministry, faith community, mosque, synagogue',
    },
  },
  roles: {
    label: 'leading a business',
    trades: {
      founder:
        'founder, founders, co-founder, cofounder, co-founders, cofounders, startup founder, startup founders',
      'business-owner':
        'business owner, business owners, small business owner, small business owners, owner, owners, proprietor, entrepreneur, entrepreneurs, entrepreneurship, owner operator, self-employed',
      executive:
        'executive, executives, CEO, CEOs, chief executive, managing director, COO, CTO, CMO, CIO, C-level, C-suite, director, directors, vice president, VP, president',
      freelancer: 'freelancer, freelancers, freelance, independent contractor, solopreneur, solopreneurs',
      startup: 'startup, startups, start-up, start-ups, early stage, scaleup, scaleups, scale-up',
      'board-member':
        'board member, board members, non-executive director, trustee, trustees, advisory board, chairman, chairperson',
      'decision-maker': 'decision maker, decision makers, head of department',
      student: 'student, students, job seeker, job seekers',
      'small-business':
        'small business, small businesses, SME, SMEs, SMB, SMBs, local business, local businesses, family business, family businesses, micro business, main street',
    },
  },
};
