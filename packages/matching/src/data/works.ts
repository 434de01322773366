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
      plumbing: 'plumbing, plumber, pipe fitting, pipefitter, boiler, drains, drainage, leak repair',
      electrical:
        'electrical, electrician, electricians, electrical work, rewiring, wiring, lighting installation, electrical contractor, EV charger',
      hvac: 'HVAC, heating, air conditioning, ventilation, heat pump, heat pumps, refrigeration, furnace repair',
      roofing: 'roofing, roofer, roof repair, gutters, guttering',
      painting:
        'painter, painting and decorating, decorator, decorating, house painting, plastering, plasterer, drywall',
      flooring: 'flooring, tiling, tiler, tiles, carpet fitting, parquet, hardwood floors',
      masonry: 'masonry, bricklaying, bricklayer, stonemason, concrete, paving',
      renovation:
        'renovation, renovations, remodeling, remodelling, refurbishment, home improvement, kitchen fitting, kitchen remodel, bathroom remodel, loft conversion, shop fitting, shopfitting, fit-out, fit out',
      landscaping:
        'landscaping, landscaper, landscape design, gardening, gardener, garden design, lawn care, tree surgery, arborist',
      handyman: 'handyman, odd jobs, property maintenance, building maintenance, maintenance, repairs',
      'structural-engineering':
        'structural engineering, structural engineer, civil engineering, civil engineer, quantity surveyor, surveyor, surveying, land surveying',
      welding: 'welding, welder, metalwork, steel fabrication, metal fabrication, blacksmith, ironwork',
      glazing: 'glazing, glazier, windows and doors, window fitting, double glazing',
      scaffolding: 'scaffolding, scaffolder, demolition, excavation, groundworks',
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
        'cleaning, cleaner, cleaners, cleaning company, janitorial, janitor, office cleaning, commercial cleaning, housekeeping, window cleaning, carpet cleaning, pressure washing',
      laundry: 'laundry, dry cleaning, linen hire, ironing',
      'pest-control': 'pest control, exterminator, fumigation',
      waste:
        'waste management, waste disposal, waste collection, recycling, junk removal, skip hire, rubbish removal',
    },
  },
  protection: {
    label: 'security',
    trades: {
      'security-guards':
        'security guard, security guards, security company, door staff, event security, close protection, bodyguard',
      'alarm-systems':
        'alarm systems, alarms, burglar alarm, CCTV, surveillance, access control, locksmith, locks',
      'fire-safety': 'fire safety, fire alarm, fire alarms, fire extinguishers, sprinklers',
      'workplace-safety':
        'health and safety, workplace safety, OSHA, safety training, first aid, first aid training, food safety, food hygiene, HACCP',
    },
  },
  logistics: {
    label: 'logistics',
    trades: {
      logistics:
        'logistics, supply chain, supply chain management, shipping, freight, freight forwarding, freight forwarder, haulage',
      delivery:
        'delivery, deliveries, courier, couriers, last mile, last mile delivery, delivery drivers, delivery service, food delivery',
      warehousing:
        'warehousing, warehouse, storage, self storage, fulfilment, fulfillment, pick and pack, 3PL, inventory management, stock control, inventory',
      trucking: 'trucking, truck driver, trucks, lorry, HGV, fleet, fleet management, van hire',
      moving: 'removals, moving company, movers, house moves, office moves',
      'cold-chain': 'cold chain, refrigerated transport, cold storage',
    },
  },
  automotive: {
    label: 'vehicles',
    trades: {
      automotive: 'automotive, cars, car, vehicle, vehicles, car dealer, car dealership, auto dealer',
      'car-repair':
        'car repair, auto repair, mechanic, mechanics, garage, MOT, tyres, tires, body shop, car servicing, bike repair, bicycle repair',
      'car-hire':
        'car hire, car rental, leasing, vehicle leasing, taxi, taxis, chauffeur, limousine, airport transfer, airport transfers',
      'electric-vehicles': 'electric vehicles, EV, EVs, charging stations',
      'car-detailing': 'car detailing, car wash, valeting, auto detailing',
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
    },
  },
  energy: {
    label: 'energy',
    trades: {
      energy:
        'energy, utilities, energy broker, electricity supply, oil and gas, energy efficiency, energy audit, insulation',
      solar: 'solar, solar panels, solar installation, photovoltaic, solar energy',
      renewables:
        'renewables, renewable energy, wind power, wind energy, battery storage, clean energy, green energy, hydrogen',
      water: 'water treatment, water filters, irrigation, water supply',
    },
  },
  farming: {
    label: 'farming',
    trades: {
      farming:
        'farming, farm, farmer, farmers, agriculture, agricultural, agribusiness, agritech, growers, organic farm',
      livestock: 'livestock, dairy, cattle, poultry, eggs, beekeeping, beekeeper, honey',
      'flour-grain': 'flour, grain, grains, mill, milling, wheat',
      horticulture:
        'horticulture, plant nursery, greenhouse, greenhouses, vegetables, fruit and vegetables, orchard, vineyard',
      forestry: 'forestry, timber, lumber, sawmill',
      fishing: 'fishing, fishery, aquaculture, seafood supplier',
    },
  },
};
