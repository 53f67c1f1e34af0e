/** Media query of windows with room for two columns; also in style sheets. Phones are narrower, or lower when held across. */
export const WIDE_WINDOW = '(width >= 48rem) and (height > 30rem)';
