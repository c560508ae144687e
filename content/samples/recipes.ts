export interface Recipe {
  id: string;
  name: string;
  /** Time from start to table, in minutes. */
  minutes: number;
  servings: number;
  vegetarian: boolean;
}

export interface RecipeCourse {
  id: string;
  name: string;
  recipes: Recipe[];
}

export const recipeCourses: RecipeCourse[] = [
  {
    id: 'soups',
    name: 'Soups',
    recipes: [
      {
        id: 'leek-potato',
        name: 'Leek and potato soup',
        minutes: 40,
        servings: 4,
        vegetarian: true,
      },
      { id: 'fish-broth', name: 'Saffron fish broth', minutes: 55, servings: 4, vegetarian: false },
      { id: 'cold-beet', name: 'Cold beetroot soup', minutes: 20, servings: 6, vegetarian: true },
    ],
  },
  {
    id: 'mains',
    name: 'Main courses',
    recipes: [
      {
        id: 'mushroom-barley',
        name: 'Mushroom barley bake',
        minutes: 75,
        servings: 5,
        vegetarian: true,
      },
      { id: 'lemon-trout', name: 'Baked lemon trout', minutes: 35, servings: 2, vegetarian: false },
    ],
  },
  {
    id: 'desserts',
    name: 'Desserts',
    recipes: [
      {
        id: 'plum-crumble',
        name: 'Plum and oat crumble',
        minutes: 50,
        servings: 6,
        vegetarian: true,
      },
      {
        id: 'rice-pudding',
        name: 'Cardamom rice pudding',
        minutes: 45,
        servings: 4,
        vegetarian: true,
      },
    ],
  },
];
