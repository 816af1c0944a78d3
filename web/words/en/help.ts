/** The help page: answers by topic, for both sides. */
export const words = {
  title: 'How can we help?',
  lead: 'Answers first; a person if they do not help.',
  search: 'Search the answers',
  searchHint: 'For example: refund, code, cancel',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'No answer fits',
  noneText: 'Try another word, or write to us: a person reads it.',
  danger: 'In danger? Call 112 now.',
  write: {
    title: 'Write to us',
    text: 'From the page of a booking we see at once what it is about. A person answers within 48 hours.',
    asCustomer: 'Write as a customer',
    asHandyman: 'Write as a professional',
    mine: 'My tickets',
    mail: 'Or by mail',
  },
  topics: {
    booking: {
      title: 'Booking',
      answers: {
        ask: {
          question: 'How do I book somebody?',
          answer:
            'Choose a service and a pack, say where you are, and select one of the professionals near you. They have a few minutes to answer; you see it on your screen and by mail.',
          link: 'See the services',
        },
        noAnswer: {
          question: 'Nobody answers my request. What now?',
          answer:
            'Ask the next one on the list: several can be asked at the same time, and when one accepts the others are withdrawn. A request that nobody answers costs nothing.',
        },
        code: {
          question: 'What is the start code for?',
          answer:
            'It proves that the right person stands at your door. Read it out only there, never before. You find it on your booking, where you can also get a new one.',
          link: 'My bookings',
        },
        cancel: {
          question: 'Can I cancel a booking?',
          answer:
            'Yes, until the work starts, on the page of the booking. It is free until the professional is on the way, for five minutes after the yes, and for a later visit until two hours before; after that ₹50 goes to the professional. What else you have paid is refunded by itself. Once the work has begun only the professional can call it off.',
          link: 'My bookings',
        },
      },
    },
    paying: {
      title: 'Paying and refunds',
      answers: {
        price: {
          question: 'What does it cost?',
          answer:
            'The service charge and the price of the pack, shown before you ask anybody. You pay by card or UPI, or in cash to professionals who take it. GST is shown on the bill and given back as the LH Discount. The total changes only by extra work that you approve.',
        },
        cardRefused: {
          question: 'My card was refused. Was I charged?',
          answer:
            'No. A refused card has never paid, and pressing Pay again cannot charge you twice. The page of the booking says why it was refused.',
          link: 'My bookings',
        },
        refund: {
          question: 'When do I get my money back?',
          answer:
            'If a paid booking is called off, all of it, by itself. If the work was not right, write to us from the booking: we can refund a part or all of it. Banks take a few days to show it.',
          link: 'How refunds work',
        },
        receipt: {
          question: 'Where are my receipt and my invoice?',
          answer:
            'On the page of each booking that you have paid, ready to print, and in your mail. It shows what was paid and what was refunded. Below it, once the work is done and paid, is the invoice as a PDF.',
          link: 'My bookings',
        },
      },
    },
    safety: {
      title: 'Safety and privacy',
      answers: {
        sos: {
          question: 'What does the SOS button do?',
          answer:
            'It is on every running job, for both sides. It shows 112 at once and tells our people where you are; they call you back. Without a network it says so, and 112 still works.',
        },
        whoSees: {
          question: 'Who sees my phone number and address?',
          answer:
            'While a job is accepted or running, the other side of it: both see the number, the professional also your email, place and door; one who is new with us sees place and door only once they share their own place on the way. For seven days after the job their work history has your name, email and number, then your first name alone. Strangers see rounded places and no numbers; our people see what they need to help you.',
          link: 'Privacy',
        },
        behaved: {
          question: 'Somebody behaved badly. What can I do?',
          answer:
            'Write to us from the booking. The other side never sees what you write. In danger call 112 first.',
          link: 'Complaints',
        },
      },
    },
    professionals: {
      title: 'For professionals',
      answers: {
        join: {
          question: 'How do I join?',
          answer:
            'Register with your name, your trade and your Aadhar number; it takes about three minutes. Then go online: as soon as customers see you, requests near you ring on your phone.',
          link: 'Join our team',
        },
        share: {
          question: 'How much do I get?',
          answer:
            'You see your share before you say yes: the total less the commission, 15 percent unless your service says otherwise. Your dashboard shows what the week has earned, and Earnings has a statement of each week and month, also as PDF and CSV.',
          link: 'Dashboard',
        },
        payouts: {
          question: 'When is my money in my account?',
          answer:
            'Each Monday we pay out what you have earned, from 100 rupees, to the bank account or UPI id that you have given. A smaller amount waits for a later Monday, and a new account is paid to after 48 hours. Under Payouts you see what is on its way and what the bank has paid.',
          link: 'Payouts',
        },
        decline: {
          question: 'Does it hurt me to decline?',
          answer:
            'No. A no changes your place in neither order of the list, nearest or best. Only calling off jobs you have accepted has a limit: after three in a day you accept no more until the next.',
        },
        unpaid: {
          question: 'The customer has not paid. What now?',
          answer:
            'They can pay on their phone from My bookings; the bill of the job shows it at once. A customer with a job unpaid for more than a day cannot ask anybody else. If it stays unpaid, write to us.',
          link: 'Write to us',
        },
        refunded: {
          question: 'A job of mine was partly refunded. Do I lose money?',
          answer:
            'No. LocalHands pays a part refund, and your share stays as it was. Only when all of it is refunded does the job earn nothing; you can write to us about that.',
          link: 'How refunds work',
        },
      },
    },
  },
};
