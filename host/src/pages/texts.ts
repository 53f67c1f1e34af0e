export const NOT_FOUND_TEXT = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Go back home',
} as const;
