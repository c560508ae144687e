export const themeBuilderPath = '/x/theme-builder/';
