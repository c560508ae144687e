/** Part of a university, with the field names of its records: codes, titles and units. */
export interface Faculty {
  code: string;
  title: string;
  /** Full-time posts. */
  posts: number;
  units?: Faculty[];
}

export const faculties: Faculty[] = [
  {
    code: 'SCI',
    title: 'Science',
    posts: 214,
    units: [
      { code: 'SCI-GEO', title: 'Geology', posts: 41 },
      {
        code: 'SCI-BIO',
        title: 'Biology',
        posts: 96,
        units: [
          { code: 'SCI-BIO-M', title: 'Marine biology', posts: 28 },
          { code: 'SCI-BIO-P', title: 'Plant science', posts: 33 },
        ],
      },
    ],
  },
  {
    code: 'ART',
    title: 'Arts',
    posts: 87,
    units: [{ code: 'ART-MUS', title: 'Music', posts: 24 }],
  },
];
