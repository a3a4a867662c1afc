// Joint non-local means over two independent half renders (after Rousselle et al. 2013).
// A pixel becomes the weighted mean of its neighbours in `image`; the weights come from the other half (`guide`, so that
// noise does not steer its own filter) and from noise-free features. Work runs in row vectors: inner loops have no branches.
#include <stdlib.h>
#include <string.h>

enum { ROWS = 32, CHANNELS = 3 };

typedef struct {
  int width, height, features, radius, patch, step;
  float strength;
} Plan;

static float *row_of(float *padded, const Plan *p, int plane, int y) {
  int reach = p->radius * p->step;
  size_t stride = (size_t)p->width + 2 * reach;
  return padded + ((size_t)plane * p->height + y) * stride + reach;
}

static int mirrored(int i, int n) {
  if (i < 0) i = -i;
  if (i >= n) i = 2 * n - 2 - i;
  return i < 0 ? 0 : i;
}

// Planes side by side, each row continued by its mirror image so that shifted reads stay inside.
static float *pad_rows(const Plan *p, const float *const *planes, int count) {
  int reach = p->radius * p->step;
  size_t stride = (size_t)p->width + 2 * reach;
  float *padded = malloc(sizeof(float) * stride * p->height * count);
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < p->height; y++)
    for (int q = 0; q < count; q++) {
      float *to = row_of(padded, p, q, y);
      const float *from = planes[q] + (size_t)y * p->width;
      for (int x = -reach; x < p->width + reach; x++) to[x] = from[mirrored(x, p->width)];
    }
  return padded;
}

// Squared difference of two rows of the guide, minus what noise alone explains, in units of the noise.
static void add_noise_distance(const Plan *p, float *padded, int y, int other, int dx, float *sum) {
  float k2 = p->strength * p->strength;
  memset(sum, 0, sizeof(float) * p->width);
  for (int c = 0; c < CHANNELS; c++) {
    const float *restrict a = row_of(padded, p, 3 + c, y), *restrict b = row_of(padded, p, 3 + c, other) + dx;
    const float *restrict va = row_of(padded, p, 6 + c, y), *restrict vb = row_of(padded, p, 6 + c, other) + dx;
    for (int x = 0; x < p->width; x++) {
      float d = a[x] - b[x], least = va[x] < vb[x] ? va[x] : vb[x];
      sum[x] += (d * d - va[x] - least) / (1e-6f + k2 * (va[x] + vb[x]));
    }
  }
}

// The greatest difference of any feature: an edge in one of them is an edge.
static void feature_distance(const Plan *p, float *padded, const float *scale, int y, int other, int dx, float *most) {
  size_t n = (size_t)p->width * p->height;
  memset(most, 0, sizeof(float) * p->width);
  for (int q = 0; q < p->features; q++) {
    const float *restrict a = row_of(padded, p, 9 + q, y), *restrict b = row_of(padded, p, 9 + q, other) + dx;
    const float *restrict va = row_of(padded, p, 9 + p->features + q, y);
    const float *restrict vb = row_of(padded, p, 9 + p->features + q, other) + dx;
    const float *restrict s = scale + q * n + (size_t)y * p->width;
    for (int x = 0; x < p->width; x++) {
      float d = a[x] - b[x], least = va[x] < vb[x] ? va[x] : vb[x], e = (d * d - va[x] - least) * s[x];
      most[x] = e > most[x] ? e : most[x];
    }
  }
}

static void mean_over_patch(const Plan *p, const float *columns, int rows, float *mean) {
  float run = 0, share = 1.0f / (rows * CHANNELS);
  int count = 0;
  for (int x = 0; x < p->patch && x < p->width; x++) run += columns[x], count++;
  for (int x = 0; x < p->width; x++) {
    if (x + p->patch < p->width) run += columns[x + p->patch], count++;
    if (x - p->patch - 1 >= 0) run -= columns[x - p->patch - 1], count--;
    mean[x] = run * share / count;
  }
}

// exp(-e) by repeated squaring: fast and smooth enough for weights.
static void to_weights(int width, float *weight, const float *feature) {
  for (int x = 0; x < width; x++) {
    float e = weight[x] > 0 ? weight[x] : 0;
    e = e > feature[x] ? e : feature[x];
    e = e > 24.f ? 24.f : e;
    float t = 1.f - e * (1.f / 32.f);
    t *= t; t *= t; t *= t; t *= t; t *= t;
    weight[x] = t;
  }
}

static void filter_block(const Plan *p, float *padded, const float *scale, int top, float *scratch, float *out) {
  int w = p->width, h = p->height, bottom = top + ROWS < h ? top + ROWS : h;
  int first = top - p->patch < 0 ? 0 : top - p->patch, last = bottom + p->patch > h ? h : bottom + p->patch;
  float *sums = scratch, *distance = sums + (size_t)4 * ROWS * w, *columns = distance + (size_t)(ROWS + 2 * p->patch) * w;
  float *weight = columns + w, *feature = weight + w;
  memset(sums, 0, sizeof(float) * 4 * ROWS * w);
  for (int oy = -p->radius; oy <= p->radius; oy++)
    for (int ox = -p->radius; ox <= p->radius; ox++) {
      int dy = oy * p->step, dx = ox * p->step;
      for (int y = first; y < last; y++)
        add_noise_distance(p, padded, y, mirrored(y + dy, h), dx, distance + (size_t)(y - first) * w);
      for (int y = top; y < bottom; y++) {
        int other = y + dy;
        if (other < 0 || other >= h) continue;
        int a = y - p->patch < first ? first : y - p->patch, b = y + p->patch >= last ? last - 1 : y + p->patch;
        memset(columns, 0, sizeof(float) * w);
        for (int q = a; q <= b; q++) {
          const float *restrict d = distance + (size_t)(q - first) * w;
          for (int x = 0; x < w; x++) columns[x] += d[x];
        }
        mean_over_patch(p, columns, b - a + 1, weight);
        feature_distance(p, padded, scale, y, other, dx, feature);
        to_weights(w, weight, feature);
        for (int x = 0; x < -dx && x < w; x++) weight[x] = 0;
        for (int x = w - dx < 0 ? 0 : w - dx; dx > 0 && x < w; x++) weight[x] = 0;
        float *restrict s = sums + (size_t)(y - top) * w * 4;
        const float *restrict r = row_of(padded, p, 0, other) + dx, *restrict g = row_of(padded, p, 1, other) + dx;
        const float *restrict l = row_of(padded, p, 2, other) + dx;
        for (int x = 0; x < w; x++) {
          s[x] += weight[x];
          s[w + x] += weight[x] * r[x];
          s[2 * w + x] += weight[x] * g[x];
          s[3 * w + x] += weight[x] * l[x];
        }
      }
    }
  for (int y = top; y < bottom; y++)
    for (int c = 0; c < CHANNELS; c++) {
      const float *s = sums + (size_t)(y - top) * w * 4;
      for (int x = 0; x < w; x++) out[((size_t)c * h + y) * w + x] = s[(c + 1) * w + x] / s[x];
    }
}

// image, guide, variance (of the guide): 3 planes each; feature, spread (its variance), scale: `features` planes each.
void nlm(int width, int height, const float *image, const float *guide, const float *variance, int features,
         const float *feature, const float *spread, const float *scale, int radius, int patch, int step, float strength,
         float *out) {
  Plan plan = {width, height, features, radius, patch, step, strength};
  size_t n = (size_t)width * height;
  const float *planes[64];
  for (int i = 0; i < 3; i++) planes[i] = image + i * n, planes[3 + i] = guide + i * n, planes[6 + i] = variance + i * n;
  for (int i = 0; i < features; i++) planes[9 + i] = feature + i * n, planes[9 + features + i] = spread + i * n;
  float *padded = pad_rows(&plan, planes, 9 + 2 * features);
#pragma omp parallel
  {
    float *scratch = malloc(sizeof(float) * width * (4 * ROWS + ROWS + 2 * patch + 3));
#pragma omp for schedule(dynamic, 1)
    for (int top = 0; top < height; top += ROWS) filter_block(&plan, padded, scale, top, scratch, out);
    free(scratch);
  }
  free(padded);
}
