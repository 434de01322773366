import type { Problems } from './problems.ts';

/** Health and fitness. */
export const healthProblems: Problems = {
  health: `
    I have had a cough for weeks
    who treats my whole family when we are ill
    fever and a rash, whom should I see
    somebody to look at a strange mole
    no one takes new patients in our town
    chest pain when climbing stairs
    vaccinations before our trip to Kenya
    yearly check-up for our managers
    my stomach hurts after every meal
  `,
  dental: `
    a tooth hurts terribly
    crown fell out while eating
    braces for our twelve-year-old
    my gums bleed
    whiter smile before the wedding
    I am afraid of the drill
    grandmother needs new false teeth
    fill a gap at the front
    I grind at night
  `,
  nursing: `
    father can no longer wash and dress himself
    somebody to look after my mother three times a week
    changing dressings and injections at home
    grandmother has dementia and cannot be alone
    I care for my husband and need a break
    a place for my aunt with round-the-clock help
    discharged from hospital on Friday and nobody at home
    companion for an old man during the day
    my parents want to stay in their own home
  `,
  physiotherapy: `
    my lower back hurts after sitting all day
    I can't lift my arm over my head
    get moving again after a hip operation
    slipped disc
    torn ligament from football
    stiff neck every morning
    pain in the knee when running
    exercises after a stroke
    stabbing pain between the shoulder blades
  `,
  'mental-health': `
    I cannot sleep and worry all the time
    since the accident I panic in the car
    I feel empty and cry a lot
    my son refuses to leave his room
    I am exhausted and can't go on at work
    we argue constantly and want to save our marriage
    I cannot get over her death
    compulsive hand washing
    employees break down under pressure, who listens to them
  `,
  pharmacy: `
    my prescription must be filled tonight
    which tablets may I take together
    something against hay fever
    the tablets for our residents sorted by day
    an ointment mixed after a prescription
    bring my medicine to my home
    which remedies belong in our travel kit
    cough syrup for a toddler on Sunday
    inhaler and test strips for grandfather
  `,
  veterinary: `
    our dog limps
    the cat no longer eats
    a cow cannot calve
    my rabbit needs a jab
    neuter our tomcat
    our horse has colic
    chip and papers for a puppy that travels
    hens are dying and we do not know why
    old dog in pain, it is time to let him go
  `,
  optical: `
    I can't read small print any more
    my frames broke
    headaches in front of the screen
    something for the eyes for skiing
    lenses scratch and dry out my eyes
    my son squints at the blackboard
    one pair for reading and driving
    test of my sight for the licence
    safety goggles with my strength
  `,
  telehealth: `
    see a specialist by video from our island
    patients should get advice through a screen
    our surgery still works with paper files
    measure the heartbeat of patients at home
    electronic prescriptions and bills for our practice
    tablet visits for our care home
    a secure chat between patients and nurses
    codes and claims to the health funds
    idea for a device that reminds people of their pills
  `,
  'alternative-medicine': `
    needles against migraine
    nothing helps against my allergies, try something natural
    globules for teething
    plants instead of pills
    chronic pain and doctors have no answer
    balance body and soul
    teas and tinctures for sleep
    traditional Chinese methods for my stomach
    hot flushes without hormones
  `,
  'hearing-care': `
    I keep asking people to repeat themselves
    ringing in my ears
    grandfather turns the television up to maximum
    conversations in restaurants are a blur
    the little device behind my ear whistles
    protect our workers' ears with fitted plugs
    my child does not react when I call
    deaf on one side since an infection
    musician wants earplugs made to fit
  `,
  podiatry: `
    an ingrown toenail
    grandmother can no longer reach her toes
    corns hurt in every shoe
    diabetic with a sore heel
    thick yellow nails
    verruca on the sole
    cracked heels
    somebody who cuts toenails in our care home
    burning under the ball when I walk
  `,
  'speech-therapy': `
    our four-year-old hardly speaks
    my husband cannot find words after his stroke
    she lisps
    he gets stuck on the first syllable
    hoarse after every school day
    trouble swallowing
    our daughter mixes up sounds
    pronounce the R properly
    finding my voice again after an operation on the larynx
  `,
  'occupational-therapy': `
    my son cannot hold a pencil
    button a shirt again after a stroke
    how does mother manage in kitchen and bath
    my fingers no longer close after the fracture
    our daughter is clumsy and restless
    daily life with rheumatism
    learn to eat with the left
    memory exercises with my father
    back to everyday life after a brain injury
  `,
  midwifery: `
    I am expecting and have many questions
    who visits us after the birth
    breastfeeding hurts
    preparation for labour with my partner
    give birth at home
    the baby does not gain weight
    exercises for the pelvic floor after birth
    someone at my side in the delivery room
    newborn cries every night
  `,
  'occupational-health': `
    the law wants our staff examined regularly
    too many sick days in our company
    eye and back checks for people at screens
    can he return to his job after the operation
    flu jabs for all employees
    night shift workers must be examined
    our chairs and desks cause back trouble
    gradual return after a long illness
    medical check before somebody works in the tropics
  `,
  'mobility-aids': `
    father can't walk without support any more
    a bed that moves up and down for care at home
    something with wheels to sit in
    grab bars and a seat in the shower
    a new lower leg after the amputation
    insoles for flat feet
    get my mother over the doorstep
    compression stockings
    corset for a crooked spine
  `,
  'patient-transport': `
    bring my mother lying down to the clinic
    dialysis three times a week and I cannot drive
    fetch a sick relative from Italy
    helpers with stretcher for our marathon
    carry my father down from the third floor
    from hospital to rehabilitation 200 km away
    a wheelchair and an oxygen bottle must come along
    medical stand-by at our concert
    flight home after a ski accident
  `,
  'addiction-support': `
    I drink too much
    my son smokes weed every day
    stop with cigarettes
    she gambles away our money
    an employee smells of spirits at work
    get off sleeping pills
    I cannot stop playing on the computer
    a place to get clean
    relapsed after two dry years
  `,
  fitness: `
    get rid of my belly
    I want to be strong and fit again at fifty
    somebody to kick me out of bed and make me sweat
    build muscles
    my condition is terrible
    back in shape after the baby
    train with weights properly without hurting myself
    I run out of breath on the stairs
    a plan for three sessions a week
  `,
  yoga: `
    stretch and calm down after work
    learn to sit still and breathe
    something gentle for body and mind
    my thoughts never come to rest
    exercises on the mat for our staff at lunch
    prenatal stretching
    strengthen my core on the mat
    a silent weekend
    become more flexible and relaxed
  `,
  sports: `
    my son wants to kick a ball
    improve my backhand
    a club for our girls who like to play handball
    learn the crawl as an adult
    lower my handicap
    karate for our eight-year-old
    our youth side needs someone to lead practice
    tournament for company teams
    train for my first triathlon
  `,
  wellness: `
    I am tense and need somebody to knead my shoulders
    a day to switch off for my wife
    hot stones and oil
    our employees should feel better at work
    relax before the wedding
    something good for tired bodies
    voucher for a treat as a gift
    steam, quiet and warm baths
    chair with kneading hands in our office
  `,
  outdoors: `
    a day in the mountains with our team
    up the Matterhorn with somebody experienced
    paddle down the river
    first time on two boards in the snow
    survive a weekend in the woods
    ropes and rocks for teenagers
    snowshoe trip by moonlight
    a bike trip over the pass
    via ferrata with my daughter
  `,
};
