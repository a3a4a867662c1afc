// Joint bilateral upsampling: light of a small picture laid onto a large one; a large pixel takes its light from those small
// pixels around it whose features are its own, so that edges stay as sharp as the large features. Columns wrap around.
#include <math.h>

enum { REACH = 2, MOST = 8 };

static int wrapped(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i; }
static int held(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

// light: `channels` planes of w x h; near: `features` planes of w x h; sharp: the same of W x H; out: `channels` planes of W x H.
void upsample(int W, int H, int w, int h, int channels, const float *light, int features, const float *near,
              const float *sharp, float *out) {
  long large = (long)W * H, small = (long)w * h;
  float sx = (float)w / W, sy = (float)h / H;
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      float lx = (x + 0.5f) * sx - 0.5f, ly = (y + 0.5f) * sy - 0.5f, sum[MOST] = {0}, total = 0;
      int cx = (int)floorf(lx + 0.5f), cy = (int)floorf(ly + 0.5f);
      for (int dy = -REACH; dy <= REACH; dy++)
        for (int dx = -REACH; dx <= REACH; dx++) {
          long q = (long)held(cy + dy, h) * w + wrapped(cx + dx, w);
          float gx = lx - (cx + dx), gy = ly - (cy + dy), far = (gx * gx + gy * gy) * 0.9f, unlike = 0;
          for (int k = 0; k < features; k++) {
            float e = sharp[k * large + (long)y * W + x] - near[k * small + q];
            unlike += e * e;
          }
          float weight = expf(-far) * (expf(-unlike) + 1e-7f);
          total += weight;
          for (int c = 0; c < channels; c++) sum[c] += weight * light[c * small + q];
        }
      for (int c = 0; c < channels; c++) out[c * large + (long)y * W + x] = sum[c] / total;
    }
}
