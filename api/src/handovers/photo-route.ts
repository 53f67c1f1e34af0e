import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hasPermission } from 'shared-kit/domain';
import sharp from 'sharp';
import Type from 'typebox';
import { deviceOf, findDeviceBookings } from '../bookings/my-bookings/device-bookings.ts';
import { createSerialQueue } from '../platform/create-serial-queue.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { unauthorized } from '../platform/http/problems.ts';
import { refuseOtherSites } from '../platform/http/refuse-other-sites.ts';
import { FileResponse, ok } from '../platform/http/response-schemas.ts';
import { readPrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';

/** Twice the size at which pages show it. */
const THUMBNAIL_PX = 192;

/** Of their own: thumbnails of a list do not take turns with uploads. */
const enqueueThumbnail = createSerialQueue();

function toThumbnail(photo: Buffer): Promise<Buffer> {
  return enqueueThumbnail(() => sharp(photo).resize(THUMBNAIL_PX, THUMBNAIL_PX).jpeg({ quality: 70 }).toBuffer());
}

/** `GET /api/photos/:fileId`: a photograph of a hand-over, for staff; a signed one's also for the browser that has the booking. */
export const photoRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const schema = {
    summary: 'A photograph of a hand-over, for staff; of a signed one also for the browser that has the booking',
    params: Type.Object({ fileId: Type.String({ pattern: '^[\\w-]{22}$' }) }),
    querystring: Type.Object({ size: Type.Optional(Type.Literal('thumbnail', { description: 'For a list' })) }),
    response: ok(FileResponse),
  };
  app.get('/:fileId', { schema, onRequest: refuseOtherSites }, async (request, reply) => {
    const { fileId } = request.params;
    const device = deviceOf(request);
    if (request.hasInvalidToken || !(request.session || device)) throw unauthorized();
    const isVisible = hasPermission(request.session?.role, 'bookings.read') || (await isOwnPhoto(device, fileId));
    const file = isVisible ? await readPrivateFile(services, fileId) : undefined;
    if (file?.kind !== 'photo') throw new ApiProblem(404, { type: 'image_not_found' }, 'There is no such picture');
    const isSmall = request.query.size === 'thumbnail';
    return reply.type(file.contentType).send(isSmall ? await toThumbnail(file.bytes) : file.bytes);
  });

  /** Whether the browser has the booking of a signed hand-over with this photograph. */
  async function isOwnPhoto(device: ReturnType<typeof deviceOf>, fileId: string): Promise<boolean> {
    const bookings = device ? await findDeviceBookings(services.database, device, services.clock()) : [];
    if (bookings.length === 0) return false;
    const found = services.database
      .selectFrom('handover_photos')
      .innerJoin('handovers', 'handovers.id', 'handover_id')
      .select('file_id')
      .where('file_id', '=', fileId)
      .where('signed_at', 'is not', null)
      .where('booking_id', 'in', bookings);
    return (await found.executeTakeFirst()) !== undefined;
  }
};
