/** Of the star beside a rating, in a box of 24. */
export const STAR_PATH =
  'M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z';
