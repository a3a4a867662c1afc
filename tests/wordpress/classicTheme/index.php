<?php
/** A post beside the sidebar, in the markup that Twenty Eleven and Twenty Twelve share. */
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width">
	<?php wp_head(); ?>
</head>
<body <?php body_class( 'custom-font-enabled' ); ?>>
<?php wp_body_open(); ?>
<div id="page" class="hfeed site">
	<div id="main" class="wrapper">
		<div id="primary" class="site-content"><div id="content" role="main">
			<?php while ( have_posts() ) : the_post(); ?>
				<article <?php post_class(); ?>>
					<header class="entry-header"><h1 class="entry-title"><?php the_title(); ?></h1></header>
					<div class="entry-content"><?php the_content(); ?></div>
				</article>
			<?php endwhile; ?>
		</div></div>
		<div id="secondary" class="widget-area" role="complementary"><?php dynamic_sidebar( 'sidebar-1' ); ?></div>
	</div>
</div>
<?php wp_footer(); ?>
</body>
</html>
