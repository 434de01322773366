import { entries } from './languages/language.ts';

/**
 * English words and phrases around a need that say nothing of what is needed:
 * how someone asks, how soon, how politely, of what quality. Where one stands
 * in a text, it is to be read as if it were not there, unless it is part of the
 * name of a trade ("cold chain").
 */
export const englishFiller: readonly string[] = entries(`
  I am looking for, I'm looking for, we are looking for, we're looking for, looking for, looking for someone who can,
  looking for someone to, looking for somebody who can, looking for somebody to, looking to find, looking to hire,
  in search of, on the lookout for, on the hunt for, hunting for, searching for, seeking, in need of, in the market for,
  I need, we need, I need someone to, we need someone to, I need somebody to, we need somebody to, need someone who,
  need help with, needs help with, help with, help me with, help us with, a hand with, give us a hand with,
  I want, we want, I want to find, we want to find, I would like, we would like, I'd like, we'd like, would love to,
  I'd love to, we'd love to, love to meet, keen to, keen to meet, eager to, hoping to, hoping to find, hope to find,
  wanting to, wishing to, interested in, interested in meeting, open to, happy to, happy to pay, happy to travel,
  happy to talk, willing to, willing to pay, able to, prepared to, ready to, glad to, excited to, pleased to,
  who can, who could, that can, that could, who knows how to, who is good at, good with, with experience in,
  with experience of, experience in, experienced in, specialised in, specialized in, someone who can, somebody who can,
  anyone who can, someone to, somebody to, anyone to, a person who, a company that, a firm that, people who can,
  does anyone know, can anyone recommend, any recommendations for, can you recommend, please recommend, who do you know,
  do you know anyone who, recommendations welcome, suggestions welcome, open to suggestions, ideas welcome,
  ideally, preferably, if possible, where possible, at best, at least, as well as, as well, such as, for example,
  for instance, among other things, and so on, and more, and similar, or similar, or the like, kind of, sort of,
  some kind of, some sort of, all kinds of, a bit of, a lot of, lots of, plenty of, a couple of, a few, one or two,
  asap, as soon as possible, urgently, urgent, immediately, right away, straight away, right now, at short notice,
  by next week, by next month, this week, next week, this month, next month, this year, next year, by the end of the month,
  by the end of the year, before Christmas, after Easter, soon, later, from now on, long term, short term, long-term,
  short-term, ongoing, on an ongoing basis, regularly, on a regular basis, from time to time, now and then, once a week,
  once a month, part time, part-time, full time, full-time, at weekends, in the evenings, on site, remotely,
  near me, nearby, close by, in my area, in our area, in the area, around here, local, locally, in town, in the region,
  at a fair price, reasonably priced, affordable, within budget, on a budget, small budget, good value, value for money,
  reliable, trustworthy, dependable, honest, friendly, down to earth, hands-on, hands on, proactive, flexible, competent,
  experienced, seasoned, skilled, qualified, professional, top-notch, first class, high quality, high-quality, decent,
  proper, good, great, best, the right, the best, a good, a great, a reliable, cold, warm, hot, holding, held, hold,
  carrying, dealing with, taking care of, take care of, look after, looking after, sort out, sorting out, get done,
  getting done, set up, setting up, put in place, make sure, keep up with, handle, handling, run, running, go through,
  for my, for our, for us, for me, for my company, for our company, for my business, for our business, for a client,
  for a friend, for a project, my own, our own, of mine, of ours, thanks, thank you, thanks in advance, many thanks,
  please, kindly, cheers, best wishes, kind regards, hello, hi there, good morning, dear all, hey everyone,
  please get in touch, get in touch, feel free to contact me, drop me a line, message me, send me a message, let me know,
  reach out, happy to chat, happy to connect, always happy to, let's talk, over a coffee, more details on request`);

/**
 * English nouns and adjectives so common that two texts which share only these
 * have nothing in common: never a shared term by themselves.
 */
export const genericNouns: readonly string[] = entries(`
  ability, access, action, activity, advantage, advice, affair, agency, agent, aim, amount, answer, approach,
  area, arrangement, aspect, assignment, assistance, association, attention, audience, base, basis, beginning, beginner,
  benefit, body, boss, budget, business, buyer, care, case, category, cause, chance, change, choice, circle, city,
  client, club, colleague, community, company, competition, competitor, concept, concern, condition, connection, contact,
  contribution, cost, country, couple, crew, customer, date, day, deadline, deal, decision, department, detail,
  development, difference, district, edge, effect, effort, employee, employer, end, enterprise, entry, environment,
  example, exchange, experience, expert, expertise, family, feedback, field, firm, focus, form, friend, future, goal,
  group, growth, guest, half, hand, head, help, home, hour, house, idea, impact, improvement, information, initiative,
  inquiry, insight, interest, introduction, issue, item, job, kind, knowledge, lady, launch, leader, level, life, list,
  location, look, lot, man, manager, market, material, matter, meeting, member, method, mind, minute, moment, money,
  month, morning, name, need, network, number, object, offer, office, opening, opinion, opportunity, option, order,
  organisation, organization, origin, outcome, package, part, partner, partnership, past, people, performance,
  period, person, phase, place, plan, planning, point, position, possibility, practice, presence, price, problem,
  procedure, process, product, profession, professional, profile, profit, program, programme, progress, project, purpose,
  quality, question, range, rate, reason, region, relation, relationship, request, requirement, resource, response,
  responsibility, result, review, role, room, round, scale, scene, scope, season, section, sector, sense, series,
  service, session, set, setting, share, side, site, situation, size, skill, solution, someone, sort, source, space,
  specialist, spot, staff, stage, standard, start, state, step, strength, structure, stuff, style, subject, success,
  summer, supplier, supply, support, system, talk, target, task, team, technique, term, thing, thought, time, tip, tool,
  top, topic, town, trade, trend, type, unit, use, user, value, variety, vendor, version, view, visit, visitor, way, week,
  weekend, winter, woman, work, worker, world, year, youth,
  annual, available, big, clear, common, complete, complex, cool, current, digital, early, easy, entire, fast,
  fine, free, fresh, full, general, global, green, happy, hard, heavy, huge, important, independent, individual,
  internal, international, large, late, light, live, long, main, major, modern, monthly, national, new, old, open,
  overall, perfect, personal, possible, private, quick, real, regional, regular, right, rural, safe, senior, serious,
  short, simple, single, small, smart, social, special, strong, successful, technical, total, traditional, unique, urban,
  weekly, whole, wide, wonderful, young`);
