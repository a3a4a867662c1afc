/** Version 2026-11: a change here gets a new version in sample/project/settings.ts, which travels with every consent. */
export const privacyText = {
  sq: {
    title: "Privatësia",
    lead: "Kjo faqe nuk mbledh asgjë për ju pa e shtypur ju butonin. Nuk ka cookies, nuk ka matje vizitash, nuk ka reklama.",
    parts: [
      {
        name: "Çfarë dërgon një kërkesë",
        text: "Kur pyetni për çmimin: emrin, telefonin dhe e-mailin që shkruani, banesën me katin e saj, një foto të vogël të banesës dhe adresën e faqes. Kur na shkruani te kontakti: emrin, e-mailin dhe mesazhin. Asgjë tjetër.",
      },
      {
        name: "Kujt i shkon",
        text: "Kërkesa kalon nëpër shërbimin e postës EmailJS dhe arrin te zyra e shitjes. E përdorim vetëm për t’ju përgjigjur dhe e fshijmë kur nuk na duhet më.",
      },
      {
        name: "Çfarë mbetet në shfletuesin tuaj",
        text: "Çfarë keni nisur të shkruani në një formular, derisa ta dërgoni, banesat në listën tuaj dhe faqja ku keni mbetur në broshurë. Faqet që keni parë ruhen që të hapen edhe pa internet. Të gjitha mbeten te ju dhe i fshini bashkë me të dhënat e faqes.",
      },
      {
        name: "Të tretët",
        text: "Videot vijnë nga youtube-nocookie.com, por vetëm pasi ta shtypni njërën. Lidhjet drejt hartës dhe rrjeteve sociale hapin faqet e tyre.",
      },
      {
        name: "Të drejtat tuaja",
        text: "Mund të pyesni kur të doni çfarë dimë për ju, ta ndreqni ose ta fshini.",
      },
    ],
    asked: "Na telefononi ose na shkruani:",
  },
  en: {
    title: "Privacy",
    lead: "This site collects nothing about you before you press a button. No cookies, no visitor statistics, no advertising.",
    parts: [
      {
        name: "What an inquiry sends",
        text: "When you ask for a price: the name, phone number and e-mail address you type, the apartment and its floor, a small picture of the apartment, and the address of the page. When you write to us on the contact page: your name, e-mail address and message. Nothing else.",
      },
      {
        name: "Who receives it",
        text: "The inquiry travels through the mail service EmailJS and arrives at our sales office. We use it only to answer you and delete it when it is no longer needed.",
      },
      {
        name: "What stays in your browser",
        text: "What you began to type into a form, until you send it, the apartments on your list, and the page you reached in the brochure. Pages you have seen are kept so that they open without a network too. All of it stays with you and goes when you clear this site’s data.",
      },
      {
        name: "Third parties",
        text: "Videos come from youtube-nocookie.com, but only after you press one. Links to the map and to social networks open their own sites.",
      },
      {
        name: "Your rights",
        text: "You may ask at any time what we know about you, have it corrected or deleted.",
      },
    ],
    asked: "Call or write to us:",
  },
  de: {
    title: "Datenschutz",
    lead: "Diese Website erfasst nichts über Sie, bevor Sie einen Knopf drücken. Keine Cookies, keine Besucherstatistik, keine Werbung.",
    parts: [
      {
        name: "Was eine Anfrage sendet",
        text: "Wenn Sie nach dem Preis fragen: Name, Telefonnummer und E-Mail-Adresse, die Sie eingeben, die Wohnung und ihr Stock, ein kleines Bild der Wohnung und die Adresse der Seite. Wenn Sie uns über das Kontaktformular schreiben: Name, E-Mail-Adresse und Nachricht. Sonst nichts.",
      },
      {
        name: "Wer sie erhält",
        text: "Die Anfrage läuft über den Maildienst EmailJS und kommt in unserem Verkaufsbüro an. Wir nutzen sie nur, um Ihnen zu antworten, und löschen sie, wenn sie nicht mehr gebraucht wird.",
      },
      {
        name: "Was in Ihrem Browser bleibt",
        text: "Was Sie in ein Formular zu schreiben begonnen haben, bis Sie es senden, die Wohnungen auf Ihrer Liste und die Seite, bis zu der Sie in der Broschüre gekommen sind. Gesehene Seiten werden behalten, damit sie auch ohne Netz aufgehen. Alles bleibt bei Ihnen und geht, wenn Sie die Daten dieser Website löschen.",
      },
      {
        name: "Dritte",
        text: "Videos kommen von youtube-nocookie.com, aber erst, wenn Sie eines anklicken. Links zur Karte und zu sozialen Netzwerken öffnen deren eigene Seiten.",
      },
      {
        name: "Ihre Rechte",
        text: "Sie können jederzeit fragen, was wir über Sie wissen, und es berichtigen oder löschen lassen.",
      },
    ],
    asked: "Rufen Sie uns an oder schreiben Sie uns:",
  },
};
