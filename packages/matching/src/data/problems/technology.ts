import type { Problems } from './problems.ts';

/** IT services and media. */
export const technologyProblems: Problems = {
  'it-services': `
    nobody looks after our computers
    our computer person left and took all the passwords
    a firm that takes care of everything with a plug and a screen
    twelve workplaces, no plan, everything grown wild
    a monthly fee and all our computers just run
    new office in June with thirty workplaces to equip
    accounts and rights of former staff still exist
    should we buy new computers or not
    nobody updates our machines
  `,
  'it-support': `
    my laptop won't start
    mail does not work since this morning
    the computer is terribly slow
    somebody to call when the screen freezes
    my mother needs help with her new tablet
    blue screen before an important deadline
    set up two new computers at our practice
    the scanner is not recognised any more
    spilled coffee on the keyboard
  `,
  cybersecurity: `
    we were hacked
    all our files are encrypted and they demand money
    an employee clicked on a fake link
    strangers are sending mails in our name
    how safe are we against attackers
    our insurer asks for proof that our systems are protected
    let somebody try to break into our systems
    stolen passwords of our staff on the internet
    train our people to spot fake mails
  `,
  'cloud-computing': `
    get rid of the box in our cellar
    our monthly bill from Amazon explodes
    work on the same files from everywhere
    our application must not fall over at peak times
    move everything out of our own machine room
    deploying takes us a whole day
    releases fail at night and nobody notices
    set up hosting that grows with our users
    containers, pipelines, monitoring: nobody here can do it
  `,
  networking: `
    no reception in the back rooms
    the internet drops out several times a day
    guests complain about slow internet in the hotel
    connect two buildings with each other
    forty sockets for computers in the new office
    our file storage in the rack is full
    the camp site needs wireless reception everywhere
    colleagues at home cannot get into our office system
    router, switches and a tangle of leads
  `,
  telecoms: `
    our lines are always engaged
    new office needs numbers and handsets
    calls are dropped in the middle
    forward calls to the mobile when nobody is in
    our village has slow internet
    a menu that puts callers through to the right department
    mobile contracts for 30 employees
    keep our old number when we move
    the old switchboard is being shut off
  `,
  'data-backup': `
    the hard disk is broken and all photos are on it
    what if our computer burns
    deleted the wrong folder
    we keep no copies of our files
    get files back from a dead memory stick
    our copies have never been tested
    the drive makes clicking noises
    how fast would we be back after a fire in the machine room
    safe copy of patient files outside the house
  `,
  'it-training': `
    I am 70 and want to learn how to use the internet
    our office people only use a tenth of Word
    show our team how to handle the new system on screen
    pivot tables for our clerks
    how do I send pictures from my tablet
    evening class about smartphones for seniors
    teach our staff Teams and shared files
    I never learned to type and use a PC
    basics of spreadsheets for the unemployed
  `,
  'office-machines': `
    paper jam every day
    the big machine in the corridor that scans and prints is dead
    cartridges cost us a fortune
    lease for a device that prints and scans for the whole floor
    streaks on every page
    the law firm needs a machine for 10,000 pages a month
    scan to mail does not work any more
    shredder and franking machine for the post room
    contract with supplies and repairs included
  `,
  media: `
    a series about our region for television
    somebody to produce our documentary from start to finish
    our own channel for the association
    our league matches should be on television
    crew and studio for a talk show
    radio spot for the summer sale
    content in sound and picture for the museum
    from script to screen
    programme for a local station
  `,
  photography: `
    nice pictures of our dishes for the menu
    everyone on our about page has a phone selfie
    pictures of the newborn
    somebody with a camera at our anniversary
    a good picture of me for applications
    our products look dull in the catalogue
    shots of the finished house from above
    memories of our big day in pictures
    a family picture for grandfather's 80th
  `,
  videography: `
    show our workshop in two moving minutes
    somebody to cut the footage from our trip
    record our conference talks
    a clip for our crowdfunding
    tell the story of our winery on screen
    short clips for our channel every week
    interviews with our employees on camera
    capture the wedding in moving pictures
    aerial shots of our resort
  `,
  podcasting: `
    I want to start my own talk series to listen to
    our conversations should be heard on Spotify
    cut out the ums from our recorded talks
    every Friday an episode, but who edits it
    interviews with local people, for listening in the car
    which microphone and where do I upload the episodes
    get more listeners for our show
    invite me as a guest to your show
    intro and jingle for our episodes
  `,
  audio: `
    a pleasant voice for our phone menu
    our recording hisses and hums
    someone to speak the text of our film
    record our choir
    sound for a museum installation
    the lecture in the church could not be understood
    read my novel aloud for listeners
    make our demo sound professional
    noises and atmosphere for a radio play
  `,
  music: `
    someone to play at our summer party
    tunes for our wedding dance
    string quartet for the opening
    a melody for our commercial
    who sings at the funeral service
    jazz in the garden on Sunday morning
    somebody to fill the dance floor
    our choir needs someone at the organ
    an accordion player for grandfather's birthday
  `,
  journalism: `
    somebody to cover our festival for the papers
    write up the history of our company from interviews
    an article about the flood in our valley
    our staff paper needs somebody who asks good questions
    investigate a story about illegal dumping
    interview our founder and write a portrait
    somebody who covers the council meetings
    I have a story that should become public
    reportage about life on our farm
  `,
  publishing: `
    my manuscript lies in the drawer
    I have written poems and want to see them in shops
    who brings out a book about our village
    how do I get an ISBN
    my memoirs for the family as a real book
    nobody answers when I send in my manuscript
    bring out my thriller without a big house
    a children's story looking for a home
    who handles rights and royalties for my book
  `,
  art: `
    bare walls in our reception
    a portrait of our founder in oil
    something for the roundabout in front of town hall
    decorate the grey wall of our parking deck
    where can I show my pictures
    rent works to hang in our law firm
    a large unique piece for the hotel lobby
    plates made by hand on the wheel
    buy something original instead of posters
  `,
  'live-streaming': `
    members abroad want to watch our assembly as it happens
    send the service from our church to people at home
    half of our guests will be in the room, half at home
    broadcast the concert on the internet
    cameras and internet for our online conference
    our last online assembly kept freezing
    show the funeral to relatives overseas
    watch the match online in real time
    shareholders' meeting over the internet
  `,
  'picture-framing': `
    grandfather's painting has a tear
    glass and a border for a poster
    my diploma should hang on the wall
    yellowed varnish on an old landscape
    forty photographs for an exhibition to hang behind glass
    protect a watercolour from light
    a jersey behind glass
    the gilded border is chipped
    mount a large map for the meeting room
  `,
};
