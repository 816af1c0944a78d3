/** The pages behind the footer: what is promised, and by whom. Every sentence is something the product does. */
export const words = {
  updated: 'As of November 2026',
  more: 'More to read',
  who: {
    title: 'Who we are',
    loading: 'Loading who runs this market',
    failed: 'We could not load who runs this market. Please reload the page.',
    demo: 'This is a demonstration of LocalHands. No company stands behind it, no money moves, and its people are made up.',
    name: 'Company',
    address: 'Address',
    gstin: 'GSTIN',
    officer: 'Grievance officer',
    email: 'Email',
    phone: 'Phone',
  },
  links: {
    terms: 'Terms',
    privacy: 'Privacy',
    refunds: 'Refunds',
    grievance: 'Complaints',
    help: 'Help',
  },
  terms: {
    title: 'Terms of use',
    lead: 'What you can expect of us, of each other, and what we expect of you.',
    sections: {
      what: {
        title: 'What LocalHands is',
        paragraphs: [
          'LocalHands is a marketplace. Customers find professionals close by, choose one and pay by card, UPI or in cash. Professionals work in their own name: they decide when they are online and whom they say yes to.',
          'The contract for the work is between the customer and the professional. We bring them together, take the payment, pass on the share of the professional and help when something goes wrong.',
        ],
      },
      booking: {
        title: 'Asking and booking',
        paragraphs: [
          'The total is shown before anybody is asked and changes only by extra work that the customer approves. A request waits a few minutes for its answer; unanswered, it ends by itself and costs nothing.',
          'A booking is agreed when the professional accepts. Work starts only with the start code that the customer reads out at the door. Either side may say that the work is done; a job that nobody closes is closed a day after its start.',
        ],
      },
      paying: {
        title: 'Prices and paying',
        paragraphs: [
          'A price is a service charge and the cost of the pack. GST is shown on the bill and given back as the LH Discount, so that the total is the sum of the two.',
          'A booking can be paid by card or UPI once it is accepted, or in cash to the professional once the work has begun, if they take it; they confirm the sum, and either side may say within a day that it is wrong. A job that is done and unpaid for more than a day has to be paid before the customer can ask anybody again.',
        ],
      },
      off: {
        title: 'Calling off',
        paragraphs: [
          'A customer may call a booking off until the work starts, a professional until it is done. Calling off is free for the customer until the professional is on the way, for five minutes after the yes, and for a later visit until two hours before its start; then, or when nobody is at home, ₹50 goes to the professional: from what was paid, else with the next payment. Whatever else was paid for a booking that is called off is refunded without asking for it.',
          'A professional who calls off three jobs in a day accepts no more until the next day.',
          'Our people may end a booking when one of you asks for it or should not go on. Both of you read the reason; what was paid for work that was not done is refunded in full.',
        ],
      },
      professionals: {
        title: 'For professionals',
        paragraphs: [
          'Your share of a job is shown before you say yes: the total less our commission, 15 percent unless the service says otherwise. Saying no, or being offline, ranks nobody down.',
          'Each Monday we pay what you have earned, from 100 rupees, to your bank account or UPI id. If it is a new one we pay to it after 48 hours. If the bank sends a payment back, or we hold one, you are told why and it stays yours.',
          'Give true details and one account per person. You may block a customer who has asked you; they are not told.',
        ],
      },
      conduct: {
        title: 'How we treat each other',
        paragraphs: [
          'No threats, no discrimination, no harassment, no work outside what was agreed. Phone numbers and addresses that you see for a job are for that job only.',
          'In danger call 112. While a job runs both sides have an SOS button that tells us at once. Whoever endangers others loses their account.',
        ],
      },
      wrong: {
        title: 'When something goes wrong',
        paragraphs: [
          'Write to us from the booking. A person answers within 48 hours. We can send somebody again, refund a part or refund all of it; what we decide and why stands in your ticket.',
          'We answer for what we do ourselves. For the work the professional answers, and we help you to get what is yours. Your rights as a consumer under Indian law stay as they are.',
        ],
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we know of you, who sees it, and how long we keep it.',
    sections: {
      kept: {
        title: 'What we keep',
        paragraphs: [
          'Of customers: name, email, phone number, the place you gave us, your language, the addresses you keep and your bookings with their notes. Of both what you write here: messages, ratings and tickets, with their pictures. Of professionals also the trade, the address, an optional photo, and of the Aadhar number its last four digits and a fingerprint; images of the card, if you sent them, are encrypted, and so is the number of the bank account or UPI id that we pay to.',
          'Passwords are kept as fingerprints that cannot be turned back. Card numbers never reach our database: the card service takes them.',
        ],
      },
      seen: {
        title: 'Who sees what',
        paragraphs: [
          'Strangers see of a professional the name, the part of town, the service, the photo, whether they are verified, their ratings and how many jobs they have done, with a place that is rounded to about a kilometre. Of customers they see the first name on the ratings they gave, and nothing else.',
          'While a job is accepted or running you see the professional’s phone number, and they see yours, your email, your exact place and your door; a professional who is new with us sees place and door only once they share their own place on the way. Where a professional lives stays rounded; on the way you see where they are, if they share it. When the job is over, only the rounded place is left. For seven days the work history of a professional has the name, email and phone that you had at the job, then your first name alone; what you change later they do not see. You can block a professional: they are not shown to you or asked for you any more, and cannot write to you about bookings that are over. If several visits of a professional come to nothing, our people look at them.',
          'A ticket is read by you and by LocalHands, never by the other side of the booking. To help you our people see names, emails and phone numbers; the exact place and the door of a booking, and its messages, only for a reason that is written down. Whatever our people do, and each look at your photos, is written into a log that nobody can change; when you delete your account, the words about you are taken out of it.',
        ],
      },
      passed: {
        title: 'Whom we pass it on to',
        paragraphs: [
          'To the card service: your name, the billing address and the amount, because Indian rules ask for them; and where your bank takes a payment back, what the visit was and what happened when, because the bank asks. To the mail service: your address and what we write to you. To the notification service of your browser, if you switch notifications on: encrypted messages. Where streets come from a map service, it sees which part of the map you look at. To nobody else, unless a court or the law demands it. We sell nothing and show no advertisements.',
        ],
      },
      long: {
        title: 'How long',
        paragraphs: [
          'Logins end after a day. Codes are deleted a day after they have run out. Of a mail its words are wiped when it is sent, the rest after 30 days. The place of a professional on the way is gone when they arrive, after 15 minutes at the latest. Pictures in messages go 90 days after the end of the booking, photos of a ticket a year after its last word.',
          'Your account, your addresses and what you wrote stay until you delete the account. Bookings, payments, refunds and receipts stay afterwards too, because they are the books, but without your name, and with a place rounded to about ten kilometres. The number of a bank account or UPI id goes when you give another or delete the account, once nothing waits to be paid to it.',
          'If you were suspended as a professional, your application was refused, or your account owed us something, we keep the reason and fingerprints of your Aadhar number, email and phone number for two years after you have deleted the account. Signing up with one of them again is possible: our people see that it may be you, as a customer too, and after a suspension one of them looks at it before customers see you. If a professional has blocked you, we recognise your email by a fingerprint for two years after you have left it, and the block goes on. A suspension that is ended, a refusal that became an approval and a block that is lifted are forgotten at once.',
        ],
      },
      cookies: {
        title: 'Cookies',
        paragraphs: [
          'A cookie with a key keeps you logged in, another holds your id for the screens, a third your language. A fourth says that this browser has logged in before, so that nobody else’s wrong tries lock you out of it; a fifth, for an hour, that a code was asked for here. On the payment page the card service may set its own, against fraud. There are no others, and nothing that follows you around.',
        ],
      },
      rights: {
        title: 'Your rights',
        paragraphs: [
          'On the page of your account you correct what we keep of you, download all of it as one file, and delete your account. It is deleted at once and for good, unless a booking, a payment, a refund or a ticket is still open; then we tell you which.',
          'Afterwards others see “Former customer” or “Former professional” in your place. What others have written about you stays theirs. For anything else write to us or to the grievance officer below; we answer within 48 hours.',
        ],
      },
    },
  },
  refunds: {
    title: 'Refunds',
    lead: 'When money comes back, how much, and how long it takes.',
    sections: {
      off: {
        title: 'The booking was called off',
        paragraphs: [
          'All that was paid comes back the way it was paid, by itself, whoever called it off. What was paid in cash comes back as credit for the next bill. You need not ask for it. Only of a visit that you cancel late, or at which nobody is at home, ₹50 stays: it goes to the professional, whole. What is late, and that it costs something, is shown before you cancel.',
          'Where the professional does not come, or cancels after their yes, you may have ₹50 of credit as well: once in 30 days, and for one professional once. Whether you have it stands in the answer and in the mail.',
        ],
      },
      work: {
        title: 'The work was not right',
        paragraphs: [
          'Open the booking and choose “Get help with this booking”. Say what happened and add up to three photos. A person answers within 48 hours: somebody comes again, or a part or all of it is refunded, or we tell you why not.',
          'We decide by what was agreed, what was done and what can be seen. Write again within seven days if you do not agree with the decision.',
        ],
      },
      how: {
        title: 'How it reaches you',
        paragraphs: [
          'To the card or the account that paid, never to another; what was paid in cash becomes credit on your account, because the professional has the money. We tell you by mail when it is sent; banks take a few days to show it. Should a bank send it back we hear of it and write to you. The receipt shows what was paid, what was refunded and what is left.',
        ],
      },
      professional: {
        title: 'What the professional gets',
        paragraphs: [
          'A part refund is paid by LocalHands: the professional keeps their share. After a whole refund the job earns them nothing; they can write to us about it, too.',
        ],
      },
    },
  },
  grievance: {
    title: 'Complaints',
    lead: 'Who answers, how fast, and where to go if we do not.',
    sections: {
      first: {
        title: 'The quickest way',
        paragraphs: [
          'Write to us from the booking, or from the help page. You get a number at once and an answer from a person within 48 hours.',
        ],
      },
      officer: {
        title: 'The grievance officer',
        paragraphs: [
          'Whoever is not content with an answer, or cannot use the app, turns to the grievance officer named below. Say the number of your ticket or booking if you have one. A complaint is acknowledged within 48 hours and settled within one month.',
        ],
      },
      outside: {
        title: 'Outside of LocalHands',
        paragraphs: [
          'The National Consumer Helpline takes complaints at 1915. Your right to go to a consumer commission or a court stays as it is.',
        ],
      },
      danger: {
        title: 'In danger',
        paragraphs: [
          'Call 112. While a job runs, the SOS button on its page tells us at once where you are.',
        ],
      },
    },
  },
};
