import { SHARE_PICTURE_SIZE } from 'shared-kit/domain';
import sharp from 'sharp';

/** The sand of the site's picture wells. */
const GROUND = '#F1E7DA';
/** A drawing is made sharp at this size. */
const DOTS_PER_INCH = 144;

/** A picture of our own media as previews of shared links want it: a JPEG of one size, without transparency. */
export function drawSharePicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { density: DOTS_PER_INCH })
    .resize({ ...SHARE_PICTURE_SIZE, fit: 'cover' })
    .flatten({ background: GROUND })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
