import type { SeedArticle } from './article.type.ts';

export const leadershipArticles: readonly SeedArticle[] = [
  {
    title: 'The Quiet Hour',
    category: 'Leadership',
    author: 'Carla Jimenez',
    tags: 'leadership, managers, focus, teams',
    summary: 'New managers drown in questions. One protected hour a week changes more than a seminar.',
    featured: true,
    paragraphs: [
      'A man who had been the best welder in the plant became its foreman on a Monday. When I met him six weeks later he had not finished a thought since. “They ask,” he said. “All day. And I know the answers, that is the worst of it.”',
      'Most people become managers because they know the answers. Then the knowing turns into a line outside the door. They stay late to do what they used to do by day, and they begin to think that they are bad at the new job.',
      'We agreed on one hour, Wednesdays from two to three, in which nobody asked him anything. A deputy took the questions, and wrote down those he could not answer. The first week there were nineteen. After a month there were four.',
      'What did he do with the hour? First he slept, in his car, and did not tell anybody. Then he walked through the plant and looked. By the third week he had seen a pallet being moved three times a day for no reason, and that was the end of the pallet.',
      'If you lead people who are new at leading, give them the hour and defend it. Put it on the wall, with a name. It tells the team that thinking is part of the work, and it tells the manager that you noticed.',
    ],
  },
  {
    title: 'Hire for the Saturday',
    category: 'Leadership',
    author: 'Samuel Osei',
    tags: 'hiring, hospitality, trial shifts, onboarding',
    summary: 'A paid trial shift and two good questions tell you more than any interview.',
    paragraphs: [
      'I was a sous-chef for eight years before I became a recruiter, and I was hired badly three times. Each time the interview went well. Interviews happen on Tuesdays at three, and kitchens happen on Saturdays at nine.',
      'Ask people to come for a shift, and pay them for it. Tell the team who is coming and what you hope to learn. Feed everybody at the same table. You will see how someone moves behind a hot pan, and they will see how you speak to the person who washes it.',
      'At the end, ask two questions. What would you change here? And who helped you tonight? The first tells you whether they looked. The second tells you whether they noticed people. I have placed candidates on the strength of the second answer alone.',
      'Then ask the team, separately, and give the dishwasher a vote. Nobody sees more of a new colleague in one evening.',
      'If the answer is no, say so the next morning, with one sentence they can use. Towns are small. The commis you were kind to in March is the head chef you would like to hire in four years.',
    ],
  },
  {
    title: 'Leaving the Bench: A Maker Becomes the Boss',
    category: 'Leadership',
    author: 'Will Harding',
    tags: 'workshops, craft, delegation, apprentices',
    summary: 'Letting others make the drawers was harder than making four hundred of them.',
    paragraphs: [
      'For twelve years every drawer that left my shop had been through my hands. Then we were four, and there were more drawers than evenings, and I had to learn to walk past a bench without picking something up.',
      'The first thing that helped was to say what “good” means. I had never written it down. A drawer is good when it closes with one finger, shows no glue and can be opened by someone with wet hands. That is three tests that anyone can do, and none of them is “the way Will does it”.',
      'The second thing was three words: show me again. When something goes wrong I ask to see it, without reaching for the plane. Half of the time the person finds it while showing me. The other half I learn why my way never fitted their hands.',
      'The third was to keep one thing for myself. I make the samples, on Friday mornings, with the radio on. It keeps me honest about how long things take, and it keeps me out of everybody’s way on the one day they finish what they have begun.',
      'Last month an apprentice changed the way we fit runners. It is better. It took me an afternoon to be glad about it, and I have been glad ever since.',
    ],
  },
  {
    title: 'Forty-One People, Proper Hours',
    category: 'Leadership',
    author: 'Brigid Nolan',
    tags: 'scheduling, retention, cleaning, fairness',
    summary: 'How a cleaning company stopped losing people by changing nothing but the timetable.',
    paragraphs: [
      'In our trade it is normal for half of the staff to leave within a year. I used to count the cost in adverts and uniforms. Then I counted the Mondays on which I cleaned a clinic myself, and decided that normal was not good enough.',
      'We asked everyone who had left in two years why. Pay came third. Second was travel between jobs that nobody paid for. First, by a long way, was the telephone: shifts changed by message at ten in the evening, and people with children cannot live like that.',
      'So we made a timetable that is fixed for four weeks. If a client wants a change sooner, it is a new job with a new price, and one of two people who are paid to be flexible takes it. Travel between jobs counts as work. That cost us about three percent, and we told the clients why. One left. He came back.',
      'This year nobody has handed in notice. The supervisors train people who stay, so the work is better, so the complaints are fewer, so the supervisors go home on time. It is one small wheel turning another.',
      'I am asked for the secret quite often. It is a sheet of paper on a wall, with hours on it that stay where they are.',
    ],
  },
];
