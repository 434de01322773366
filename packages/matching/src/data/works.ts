import type { Families } from './family.ts';

/** Trades of hands, land, goods and roads. */
export const works: Families = {
  construction: {
    label: 'building work',
    trades: {
      construction:
        'construction, builder, builders, building contractor, general contractor, contractor, contractors, building company, construction company, construction work, subcontractor, tradesman, tradespeople',
      carpentry:
        'carpentry, carpenter, joinery, joiner, cabinet maker, cabinet making, woodwork, woodworking, decking, bespoke furniture',
      plumbing: 'plumbing, plumber, pipe fitting, pipefitter, boiler, leak repair',
      electrical:
        'electrical, electrician, electricians, electrical work, rewiring, wiring, lighting installation, electrical contractor, EV charger, PAT testing',
      hvac: 'HVAC, heating, air conditioning, ventilation, heat pump, heat pumps, refrigeration, furnace repair, refrigeration engineer, refrigeration engineers, heating engineer, heating engineers, boiler engineer',
      roofing: 'roofing, roofer, roof repair, gutters, guttering',
      painting: 'painter, painting and decorating, decorator, decorating, house painting',
      flooring: 'flooring, carpet fitting, parquet, hardwood floors',
      masonry: 'masonry, bricklaying, bricklayer, stonemason, concrete',
      renovation:
        'renovation, renovations, remodeling, remodelling, refurbishment, home improvement, kitchen fitting, kitchen remodel, bathroom remodel, loft conversion, shop fitting, shopfitting, fit-out, fit out, kitchen fitter, kitchen fitters, bathroom fitter, kitchen installer',
      landscaping: 'landscaping, landscaper, landscape design, gardening, gardener, garden design, lawn care',
      handyman: 'handyman, odd jobs, property maintenance, building maintenance, maintenance, repairs',
      'structural-engineering':
        'structural engineering, structural engineer, civil engineering, civil engineer, structural calculations, engineering firm',
      welding:
        'welding, welder, metalwork, steel fabrication, metal fabrication, blacksmith, ironwork, welders',
      glazing: 'glazing, glazier, windows and doors, window fitting, double glazing',
      scaffolding: 'scaffolding, scaffolder, scaffold, scaffolders',
      tiling: 'tiling, tiler, tilers, tiles, mosaic, grouting, wall tiles, floor tiles',
      plastering: 'plastering, plasterer, plasterers, drywall, plasterboard, rendering walls, stucco',
      'chimney-sweeping':
        'chimney sweep, chimney sweeping, chimney, chimneys, wood burner, wood stove, stove fitting, fireplace, fireplaces, flue',
      'damp-proofing':
        'damp proofing, damp, waterproofing, mould removal, mold removal, dry rot, basement waterproofing, damp surveyor',
      fencing: 'fencing, fence, fences, garden fence, railings, electric gates, garden gates',
      'swimming-pools':
        'swimming pool, swimming pools, pool builder, pool maintenance, hot tub, hot tubs, sauna, saunas',
      'blinds-curtains':
        'curtains, awning, awnings, shutters, sun protection, window treatments, curtain maker, window blinds, roller blinds, venetian blinds',
      insulation:
        'insulation, loft insulation, cavity wall insulation, spray foam, cladding, soundproofing, draught proofing',
      surveying:
        'surveyor, surveyors, surveying, land surveying, land surveyor, quantity surveyor, quantity surveying, building survey, cadastral, damp survey',
      'home-inspection':
        'home inspection, home inspector, building inspection, building inspector, home survey, snagging',
      'tree-surgery':
        'tree surgery, tree surgeon, tree surgeons, arborist, tree felling, stump grinding, tree removal',
      drainage: 'drains, drainage, drain cleaning, septic tank, sewer, sewers, sewage, blocked drain',
      demolition: 'demolition, excavation, excavator, groundworks, earthworks, asbestos removal, asbestos',
      'heritage-restoration':
        'heritage restoration, listed building, listed buildings, historic buildings, thatching, thatcher, stone restoration, heritage conservation',
      'modular-building':
        'modular building, prefab, prefabricated, tiny house, tiny houses, garden room, garden rooms, timber frame, log cabin',
      'smart-home': 'smart home, home automation, KNX, home cinema, smart lighting',
      lifts:
        'elevator, elevators, lift maintenance, lift engineer, stairlift, stairlifts, escalator, platform lift, stair lift, stair lifts',
      paving: 'paving, driveway, driveways, patio, patios, asphalt, tarmac, block paving, road building',
    },
  },
  property: {
    label: 'property',
    trades: {
      property:
        'real estate, property, realty, property market, commercial property, residential property, commercial real estate, real estate investment',
      'estate-agency':
        'realtor, real estate agent, estate agent, real estate broker, letting agent, lettings, home buyers, house sales, home staging',
      'property-management':
        'property management, property manager, landlord, landlords, rental management, tenant screening, facilities management, facility management',
      'property-development':
        'property development, property developer, real estate developer, real estate development, land development',
      architecture:
        'architecture, architect, architects, architectural design, planning permission, building design, floor plans',
      'interior-design':
        'interior design, interior designer, interiors, interior decorator, interior architecture, space planning',
      'short-lets': 'short lets, holiday lets, vacation rental, vacation rentals, Airbnb, holiday rentals',
    },
  },
  cleaning: {
    label: 'cleaning',
    trades: {
      cleaning:
        'cleaning, cleaner, cleaners, cleaning company, janitorial, janitor, office cleaning, commercial cleaning, housekeeping, window cleaning, carpet cleaning, pressure washing, contract cleaning',
      laundry: 'laundry, dry cleaning, linen hire, ironing',
      'pest-control':
        'pest control, exterminator, fumigation, pest controller, rodent control, mole catcher, rat catcher',
      waste:
        'waste management, waste disposal, waste collection, recycling, junk removal, skip hire, rubbish removal',
      'damage-restoration':
        'damage restoration, water damage, fire damage, flood damage, smoke damage, mould remediation',
      'house-clearance': 'house clearance, house clearances, estate clearance, hoarder cleaning',
    },
  },
  protection: {
    label: 'security',
    trades: {
      'security-guards':
        'security guard, security guards, security company, door staff, event security, close protection, bodyguard',
      'alarm-systems': 'alarm systems, alarms, burglar alarm, CCTV, surveillance, access control',
      'fire-safety': 'fire safety, fire alarm, fire alarms, fire extinguishers, sprinklers',
      'workplace-safety':
        'health and safety, workplace safety, OSHA, safety training, first aid, first aid training, food safety, food hygiene, HACCP, dangerous goods adviser, safety officer',
      locksmith: 'locksmith, locksmiths, locks, key cutting',
      'private-investigation':
        'private investigator, private investigation, private detective, detective, background checks, tracing agent',
    },
  },
  logistics: {
    label: 'logistics',
    trades: {
      logistics:
        'logistics, supply chain, supply chain management, shipping, freight, freight forwarding, freight forwarder, haulage',
      delivery:
        'delivery, deliveries, courier, couriers, last mile, last mile delivery, delivery drivers, delivery service, food delivery, delivery driver, van driver, van drivers',
      warehousing:
        'warehousing, warehouse, storage, self storage, fulfilment, fulfillment, pick and pack, 3PL, inventory management, stock control, inventory',
      trucking: 'trucking, truck driver, trucks, lorry, HGV, fleet, fleet management, van hire',
      moving:
        'removals, moving company, movers, man with a van, man and van, house moves, office moves, piano movers, piano removals',
      'cold-chain': 'cold chain, refrigerated transport, cold storage',
      'passenger-transport':
        'coach hire, bus hire, minibus hire, minibus, bus company, passenger transport, school bus, shuttle bus, coach driver, bus driver, coach operator, bus operator, coach company, coach tours',
      boats:
        'boats, boat, boatbuilder, boat builder, boatyard, marina, yacht, yachts, yacht charter, marine services',
    },
  },
  automotive: {
    label: 'vehicles',
    trades: {
      automotive: 'automotive, cars, car, vehicle, vehicles, car dealer, car dealership, auto dealer',
      'car-repair': 'car repair, auto repair, mechanic, mechanics, garage, MOT, tyres, tires, car servicing',
      'car-hire': 'car hire, car rental, leasing, vehicle leasing',
      'electric-vehicles': 'electric vehicles, EV, EVs, charging stations',
      'car-detailing': 'car detailing, car wash, valeting, auto detailing',
      taxis:
        'taxi, taxis, cab, cabs, minicab, chauffeur, chauffeurs, limousine, airport transfer, airport transfers',
      bicycles:
        'bicycle, bicycles, bike, bikes, bike shop, bike repair, bicycle repair, e-bike, e-bikes, cargo bike',
      motorcycles: 'motorcycle, motorcycles, motorbike, motorbikes, scooter, scooters, moped',
      towing: 'towing, tow truck, breakdown recovery, roadside assistance, vehicle recovery, scrap car',
      'body-shop':
        'body shop, bodywork, dent removal, car paint, panel beater, collision repair, windscreen, windshield',
      caravans:
        'caravan, caravans, motorhome, motorhomes, campervan, campervans, camper van, camper conversion',
    },
  },
  manufacturing: {
    label: 'manufacturing',
    trades: {
      manufacturing:
        'manufacturing, manufacturer, manufacturers, factory, production line, industrial, contract manufacturing, mass production',
      machining:
        'machining, CNC, CNC machining, machinist, toolmaking, injection moulding, injection molding, sheet metal',
      'mechanical-engineering':
        'mechanical engineering, mechanical engineer, product engineering, engineering, engineer',
      electronics:
        'electronics, electronic engineer, PCB, circuit boards, semiconductors, hardware engineering',
      textiles:
        'textiles, textile, fabric, fabrics, garment, garments, clothing manufacturer, knitwear, sewing',
      furniture: 'furniture, furniture maker, upholstery, upholsterer, office furniture',
      chemicals: 'chemicals, chemical, plastics, polymers, coatings, adhesives',
      'lab-services':
        'laboratory, lab testing, biotech, biotechnology, pharmaceutical, pharmaceuticals, pharma, clinical trials, medical devices',
      'machine-maintenance':
        'machine maintenance, equipment repair, equipment maintenance, kitchen equipment, oven repair, commercial ovens',
      'tool-hire':
        'tool hire, plant hire, machine hire, equipment hire, equipment rental, tool rental, crane hire, cherry picker',
      'packaging-supply':
        'packaging supplier, packaging supplies, cardboard boxes, cartons, pallets, bottles, jars',
      'surface-finishing':
        'surface finishing, powder coating, electroplating, anodising, anodizing, sandblasting, galvanising, galvanizing',
      'musical-instruments':
        'musical instruments, instrument maker, luthier, violin maker, piano tuner, piano tuning, instrument repair, piano technician, piano technicians, piano repair, organ builder',
      foundry: 'foundry, die casting, metal casting, drop forging, bell founder',
      'laser-cutting': 'laser cutting, laser cutter, waterjet cutting, water jet cutting, plasma cutting',
    },
  },
  energy: {
    label: 'energy',
    trades: {
      energy: 'energy, utilities, energy broker, electricity supply, oil and gas, energy efficiency',
      solar: 'solar, solar panels, solar installation, photovoltaic, solar energy',
      renewables:
        'renewables, renewable energy, wind power, wind energy, battery storage, clean energy, green energy, hydrogen',
      water: 'water treatment, water filters, irrigation, water supply',
      'energy-assessment':
        'energy audit, energy assessment, energy assessor, energy performance certificate, EPC, thermal imaging, energy adviser, energy advisor, energy consultant',
      'fuel-supply':
        'firewood, heating oil, wood pellets, fuel supply, fuel supplier, LPG, propane, petrol station',
    },
  },
  farming: {
    label: 'farming',
    trades: {
      farming:
        'farming, farm, farmer, farmers, agriculture, agricultural, agribusiness, agritech, growers, organic farm',
      livestock: 'livestock, dairy, cattle, poultry, eggs',
      'flour-grain': 'flour, grain, grains, mill, milling, wheat',
      horticulture:
        'horticulture, plant nursery, greenhouse, greenhouses, vegetables, fruit and vegetables, orchard',
      forestry: 'forestry, timber, lumber, sawmill',
      fishing: 'fishing, fishery, aquaculture, seafood supplier',
      beekeeping: 'beekeeping, beekeeper, beekeepers, honey, apiary, beehives',
      farrier: 'farrier, farriers, horseshoeing, horse shoeing, hoof care, saddler, saddlery',
      equestrian:
        'equestrian, horse, horses, riding school, riding lessons, horse riding, livery yard, horse stables',
      winegrowing: 'vineyard, vineyards, winemaker, winemaking, winegrower, winegrowing, viticulture',
      'farm-machinery':
        'farm machinery, agricultural machinery, tractor, tractors, combine harvester, agricultural contractor',
    },
  },
};
